import { implement } from "#kit/server/http/mount.ts";
import { lettersEndpoints } from "../letters.contract.ts";
import { newsletterEndpoints } from "../newsletter.contract.ts";
import { previewLetter, testLetter } from "./letter-mail.ts";
import { subjectChoices } from "./letter-subject.ts";
import { createLetter, listLetters, removeLetter, sendLetter, stopLetter, updateLetter } from "./letters.ts";
import {
  chooseLanguage,
  confirmSubscription,
  leadToPage,
  leaveNewsletter,
  ownSubscription,
} from "./own-subscription.ts";
import { newsletterOffer, subscribe } from "./subscribe.ts";
import { listSubscribers, removeSubscriber } from "./subscribers.ts";

export const newsletterRoutes = implement(
  newsletterEndpoints,
  {
    offer: (context) => newsletterOffer(context),
    subscribe: (context, { body }) => subscribe(context, body),
    mine: (context, { params }) => ownSubscription(context, params),
    confirm: (context, { params }) => confirmSubscription(context, params),
    change: (context, { params, body }) => chooseLanguage(context, params, body.language),
    leave: (context, { params }) => leaveNewsletter(context, params),
    oneClick: (context, { params }) => leaveNewsletter(context, params),
    oneClickPage: (context, { params }, reply) => leadToPage(context, params, reply),
  },
  { change: { key: (context, { params }) => ownSubscription(context, params) } },
);

export const lettersRoutes = implement(lettersEndpoints, {
  list: (context) => listLetters(context),
  subjects: (context) => subjectChoices(context),
  create: (context, { body }) => createLetter(context, body),
  update: (context, { params, body }) => updateLetter(context, params.id, body),
  remove: (context, { params }) => removeLetter(context, params.id),
  send: (context, { params }) => sendLetter(context, params.id),
  stop: (context, { params }) => stopLetter(context, params.id),
  preview: (context, { body }) => previewLetter(context, body),
  test: (context, { body }) => testLetter(context, body),
  subscribers: (context, { query }) => listSubscribers(context, query),
  removeSubscriber: (context, { params }) => removeSubscriber(context, params.id),
});
