import { implement } from "#kit/server/http/mount.ts";
import { pushEndpoints } from "../push.contract.ts";
import { addDevice, chooseKinds, ownDevices, removeDevice, resumeDevice } from "./own-devices.ts";
import { testDevice } from "./test-device.ts";

export const pushRoutes = implement(pushEndpoints, {
  own: (context) => ownDevices(context),
  add: (context, { body }) => addDevice(context, body),
  resume: (context, { body }) => resumeDevice(context, body),
  choose: (context, { params, body }) => chooseKinds(context, params.id, body.kinds),
  remove: (context, { params }) => removeDevice(context, params.id),
  test: (context, { params }) => testDevice(context, params.id),
});
