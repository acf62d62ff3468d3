import { countPayment } from "#features/payments/server/index.ts";
import { implement } from "#kit/server/http/mount.ts";
import { orderManagementEndpoints } from "../order-management.contract.ts";
import { getOrder, listOrders } from "./admin-orders.ts";
import { changeCustomer } from "./change-customer.ts";
import { countViews } from "./list/order-views.ts";
import { sendMany } from "./list/send-many.ts";
import { receivePayment } from "./receive-payment.ts";
import { noteRefund } from "./refunds/note-refund.ts";
import { cancelAndRefund, startRefund } from "./refunds/start-refund.ts";
import { stepRefund } from "./refunds/step-refund.ts";
import { bringBackOrder, hideOrder } from "./retention/hide-order.ts";
import { changeStatus, statusEffects } from "./status/change-status.ts";
import { orderSteps, undoStep } from "./status/undo-step.ts";
import { addNote, removeNote } from "./story/order-notes.ts";
import { orderStory } from "./story/order-story.ts";
import { planTakeBack, takeBack } from "./take-back.ts";

export const orderManagementRoutes = implement(orderManagementEndpoints, {
  list: (context, { query }) => listOrders(context, query),
  views: (context) => countViews(context),
  get: (context, { params }) => getOrder(context, params.id),
  sendMany: (context, { body }) => sendMany(context, body.ids),
  statusEffects: (context, { params }) => statusEffects(context, params.id),
  changeStatus: (context, { params, body }) => changeStatus(context, params.id, body.status, body),
  changeCustomer: (context, { params, body }) => changeCustomer(context, params.id, body),
  steps: (context, { params }) => orderSteps(context, params.id),
  undo: (context, { params, body }) => undoStep(context, params.id, body.what, body.status),
  markPaid: (context, { params, body }) => receivePayment(context, params.id, body.how),
  markRefunded: (context, { params, body }) => noteRefund(context, params.id, body),
  startRefund: (context, { params, body }) => startRefund(context, params.id, body),
  stepRefund: (context, { params, body }) => stepRefund(context, params.id, params.refund, body.step),
  cancelAndRefund: (context, { params, body }) => cancelAndRefund(context, params.id, body),
  countPayment: async (context, { params }) => {
    await countPayment(context, params.id, params.payment);
    return getOrder(context, params.id);
  },
  planTakeBack: (context, { params, body }) => planTakeBack(context, params.id, body.items),
  takeBack: (context, { params, body }) => takeBack(context, params.id, body),
  story: (context, { params }) => orderStory(context, params.id),
  addNote: (context, { params, body }) => addNote(context, params.id, body.text),
  removeNote: (context, { params }) => removeNote(context, params.id, params.note),
  remove: (context, { params }) => hideOrder(context, params.id),
  bringBack: (context, { params }) => bringBackOrder(context, params.id),
});
