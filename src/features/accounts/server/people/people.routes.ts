import { implement } from "#kit/server/http/mount.ts";
import { peopleEndpoints } from "../../people.contract.ts";
import { proveAgain } from "../passwords/own-password.ts";
import { demandOf, setDemand } from "../second-factor/demand.ts";
import { changePerson, endAccount, signOutPerson } from "./change-person.ts";
import { invite, inviteAgain, withdrawInvitation } from "./invitations.ts";
import { listPeople } from "./list-people.ts";

/** What lets somebody in, keeps them out or gives them a role takes a proof: a session alone may be stolen. */
export const peopleRoutes = implement(peopleEndpoints, {
  list: (context) => listPeople(context),
  demand: (context) => demandOf(context),
  setDemand: async (context, { body: { demanded, ...proof } }) => {
    await proveAgain(context, proof);
    return setDemand(context, demanded);
  },
  invite: async (context, { body: { current_password, passkey, ...invited } }) => {
    await proveAgain(context, { current_password, passkey });
    return invite(context, invited);
  },
  inviteAgain: (context, { params }) => inviteAgain(context, params.id),
  withdraw: (context, { params }) => withdrawInvitation(context, params.id),
  change: (context, { params, body }) => changePerson(context, params.id, body),
  signOut: async (context, { params, body }) => {
    await proveAgain(context, body);
    return signOutPerson(context, params.id);
  },
  end: async (context, { params, body }) => {
    await proveAgain(context, body);
    return endAccount(context, params.id);
  },
});
