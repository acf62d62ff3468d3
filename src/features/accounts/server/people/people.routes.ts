import { implement } from "#kit/server/http/mount.ts";
import { peopleEndpoints } from "../../people.contract.ts";
import { demandOf, setDemand } from "../second-factor/demand.ts";
import { changePerson, endAccount, signOutPerson } from "./change-person.ts";
import { invite, inviteAgain, withdrawInvitation } from "./invitations.ts";
import { listPeople } from "./list-people.ts";

export const peopleRoutes = implement(peopleEndpoints, {
  list: (context) => listPeople(context),
  demand: (context) => demandOf(context),
  setDemand: (context, { body }) => setDemand(context, body.demanded),
  invite: (context, { body }) => invite(context, body),
  inviteAgain: (context, { params }) => inviteAgain(context, params.id),
  withdraw: (context, { params }) => withdrawInvitation(context, params.id),
  change: (context, { params, body }) => changePerson(context, params.id, body),
  signOut: (context, { params }) => signOutPerson(context, params.id),
  end: (context, { params }) => endAccount(context, params.id),
});
