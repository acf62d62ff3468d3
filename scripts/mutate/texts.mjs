import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

const LANGUAGES = ["en", "cs"];

/** A sentence of one of the two languages, which has a blank in it. */
const isSentence = ({ type, key, value }) =>
  type === "ObjectProperty" &&
  LANGUAGES.includes(key.name) &&
  value.type === "StringLiteral" &&
  /\s/.test(value.value);

/** A sentence, the two together, or what an error says. */
function isText({ node, parent }) {
  if (node.type === "ThrowStatement") return true;
  if (node.type === "StringLiteral") return isSentence(parent);
  return node.type === "ObjectExpression" && node.properties.length > 0 && node.properties.every(isSentence);
}

/** What people read is no rule; it is compared where it is shown. Other strings are states, keys and formats. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "texts", {
    shouldIgnore: (path) => (isText(path) ? "A text for people is compared where it is shown." : undefined),
  }),
];
