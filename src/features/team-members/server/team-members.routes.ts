import { implement } from "#kit/server/http/mount.ts";
import { teamMembersEndpoints } from "../team-members.contract.ts";
import {
  createMember,
  getMember,
  listMembers,
  orderMembers,
  removeMember,
  updateMember,
} from "./team-members.service.ts";

export const teamMembersRoutes = implement(teamMembersEndpoints, {
  list: (context) => listMembers(context),
  get: (context, { params }) => getMember(context, params.id),
  create: (context, { body }) => createMember(context, body),
  update: (context, { params, body }) => updateMember(context, params.id, body),
  remove: (context, { params }) => removeMember(context, params.id),
  reorder: (context, { body }) => orderMembers(context, body.ids),
});
