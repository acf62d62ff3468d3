import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { newQueryClient } from "./page.tsx";

afterEach(() => onlineManager.setOnline(true));

test("without a network a query fails and its page can say so, instead of waiting for one", async () => {
  onlineManager.setOnline(false);
  const client = newQueryClient();
  const asked = client.fetchQuery({
    queryKey: ["methods"],
    queryFn: () => Promise.reject(new Error("no network")),
  });
  await expect(asked).rejects.toThrow("no network");
});
