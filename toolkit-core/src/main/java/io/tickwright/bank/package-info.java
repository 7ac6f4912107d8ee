/**
 * Rates spent in whole units, remainder kept for ever: one {@link io.tickwright.bank.Bank} with its
 * owner, or a {@link io.tickwright.bank.BankColumn} of millions under one {@link
 * io.tickwright.bank.Grain}.
 */
@NullMarked
package io.tickwright.bank;

import org.jspecify.annotations.NullMarked;
