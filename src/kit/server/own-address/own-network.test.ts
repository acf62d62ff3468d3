import { expect, test } from "vitest";
import { isOwnNetwork } from "./own-network.ts";

const hostOf = (address: string) => new URL(`http://${address}`).hostname;

test.each([
  ...["localhost", "localhost:3000", "127.0.0.1", "127.8.9.1:80", "[::1]:3000", "paddock", "tym.localhost"],
  ...["10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.5:3000", "169.254.1.1", "100.64.0.9"],
  ...[
    "[fd12::1]",
    "[fe80::1]",
    "server.local",
    "app.internal",
    "nas.lan",
    "a.home.arpa",
    "x.test",
    "t.example",
  ],
])("%s is of one's own network", (address) => {
  expect(isOwnNetwork(hostOf(address))).toBe(true);
});

test.each([
  ...["www.example.cz", "example.com", "evil.example.com", "localhost.evil.com", "local.com", "mylocal.cz"],
  ...["8.8.8.8", "172.32.0.1", "192.169.1.1", "11.0.0.1", "100.128.0.1", "[2001:db8::1]", "127.0.0.1.nip.io"],
  // Other spellings of addresses: what counts is where they lead.
  ...["134744072", "0x8.0x8.0x8.0x8"],
])("%s can be anybody's", (address) => {
  expect(isOwnNetwork(hostOf(address))).toBe(false);
});
