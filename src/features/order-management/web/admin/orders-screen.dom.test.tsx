import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerQuestions, faultSaid, livePage, refused, textOf } from "#testing/live-page.tsx";
import { sampleAnswer } from "#testing/sample-answer.ts";
import { orderManagementEndpoints } from "../../order-management.contract.ts";
import OrdersScreen from "./orders-screen.tsx";

const REASON = "The garage is closed";
const broken = refused(500, { message: REASON });

function openOrders(list?: unknown) {
  const detail = sampleAnswer(orderManagementEndpoints.get.response, { id: 17, status: "pending" });
  const [listed] = sampleAnswer(orderManagementEndpoints.list.response);
  const order = { ...listed, id: 17, status: "pending" };
  const pagination = { page: 1, limit: 50, total: 1, totalPages: 1 };
  return livePage(<OrdersScreen />, {
    url: "/admin/orders",
    answers: {
      "GET /orders/admin/orders": list ?? { orders: [order], pagination },
      "GET /orders/admin/orders/*": detail,
      "GET /orders/admin/views": sampleAnswer(orderManagementEndpoints.views.response),
    },
  });
}

const row = async () => {
  const shown = await screen.findAllByRole("row");
  return within(shown.find((each) => textOf(each).includes("0000000017")) as HTMLElement);
};

test("orders that can't be loaded are said with the server's message", async () => {
  openOrders(broken);
  expect(await faultSaid()).toContain(`Failed to load orders: ${REASON}`);
});

test("an answer that is no page of orders is said", async () => {
  openOrders({ odd: true });
  expect(await faultSaid()).toContain("Failed to load orders: Invalid data format from API");
});

test("a refused change is said with the server's message", async () => {
  const { user, answers } = openOrders();
  answers["PATCH /orders/admin/orders/*"] = broken;
  await user.click((await row()).getByRole("button", { name: /^Edit/ }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Save" }));
  await waitFor(async () => expect(await faultSaid()).toContain(`Failed to update order status: ${REASON}`));
});

test("an order that can't be opened or deleted is said with the server's message", async () => {
  const questions = answerQuestions();
  const { user, answers } = openOrders();
  answers["DELETE /orders/admin/orders/*"] = broken;
  answers["GET /orders/admin/orders/*"] = broken;
  await user.click((await row()).getByRole("button", { name: /^Delete/ }));
  expect(await faultSaid()).toContain(`Failed to delete order: ${REASON}`);
  expect(questions).toHaveLength(1);
  await user.click((await row()).getByRole("button", { name: /^Detail/ }));
  await waitFor(async () => expect(await faultSaid()).toContain(`Failed to load order detail: ${REASON}`));
});
