import { z } from "zod";

interface Shape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  properties?: Record<string, Shape>;
  items?: Shape;
  additionalProperties?: Shape | boolean;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  $ref?: string;
}

const FORMATS: Record<string, string> = {
  date: "2027-05-20",
  "date-time": "2027-05-20T10:00:00.000Z",
  uri: "https://team.example/",
  email: "jana@example.cz",
  uuid: "3f0a5a52-6b0e-4a3d-9d2d-1c1f0d6d8b11",
};

/** What a field's name says of its text where its schema does not. */
const BY_NAME: [name: RegExp, text: string][] = [
  [/_path$/, "/media/aaaaaaaaaaaaaaaa-40x30-e84818.jpg"],
  [/(_url|^link)$/, "https://team.example/"],
  [/date$/, "2027-05-20"],
  [/_at$/, "2027-05-20T10:00:00.000Z"],
];

/** An answer that an endpoint's schema allows: every field filled, lists with one of each. `change` is laid over it. */
// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of an answer
export function sampleAnswer(schema: z.ZodType, change: object = {}): any {
  const shape = z.toJSONSchema(schema, { io: "output", unrepresentable: "any", reused: "inline" }) as Shape;
  const answer = sample(shape);
  return typeof answer === "object" && !Array.isArray(answer) ? { ...answer, ...change } : answer;
}

function sample(shape: Shape, name = ""): unknown {
  if ("const" in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return sample(choices.find(({ type }) => type !== "null") ?? {}, name);
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => sample(part)));
  const [type] = [shape.type].flat();
  if (type === "object") return objectOf(shape);
  if (type === "array") return shape.items ? [sample(shape.items)] : [];
  if (type === "string")
    return FORMATS[shape.format ?? ""] ?? BY_NAME.find(([named]) => named.test(name))?.[1] ?? "falcon";
  if (type === "integer" || type === "number") return Math.max(1, shape.minimum ?? 1);
  return type === "boolean" ? true : null;
}

function objectOf({ properties = {} }: Shape): object {
  return Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, sample(shape, name)]));
}
