import { expect, test } from "vitest";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { shortenedNetwork } from "./newsletter-rules.ts";

test.each([
  ["192.0.2.77", "192.0.2.0/24"],
  ["::ffff:192.0.2.77", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["nonsense", ""],
])("of %s only %s is kept", (address, kept) => {
  expect(shortenedNetwork(clientNetwork(address))).toBe(kept);
});
