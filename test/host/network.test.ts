import type { NetworkInterfaceInfo } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { everyQuarter, isOnline } from '../../src-main/host/network.ts';

function address(of: string, internal = false): NetworkInterfaceInfo {
  return { address: of, internal, family: 'IPv4', netmask: '', mac: '', cidr: null };
}

describe('whether the machine is on a network', () => {
  it('asks for an address that somebody gave it', () => {
    expect(isOnline({ lo: [address('127.0.0.1', true)], wlan: [address('192.168.1.7')] })).toBe(true);
    expect(isOnline({ wlan: [address('fe80::1'), address('2001:db8::7')] })).toBe(true);
    expect(isOnline({ lo: [address('127.0.0.1', true)] })).toBe(false);
    expect(isOnline({ wlan: [address('169.254.7.9'), address('fe80::1')] })).toBe(false);
    expect(isOnline({})).toBe(false);
  });
});

describe('looking now and then', () => {
  afterEach(() => void vi.useRealTimers());

  it('calls every quarter of an hour until it is ended', () => {
    vi.useFakeTimers();
    let calls = 0;
    const end = everyQuarter(() => calls++);
    vi.advanceTimersByTime(14 * 60_000);
    expect(calls).toBe(0);
    vi.advanceTimersByTime(31 * 60_000);
    expect(calls).toBe(3);
    end();
    vi.advanceTimersByTime(60 * 60_000);
    expect(calls).toBe(3);
  });
});
