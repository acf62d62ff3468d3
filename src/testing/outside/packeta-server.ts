import { XMLParser } from "fast-xml-parser";
import { labelsPdf } from "../content/sample-files.ts";
import { type OutsideServer, type Reply, startOutsideServer } from "./outside-server.ts";

/**
 * Packeta by its published descriptions: the REST API (XML: createPacket, cancelPacket, packetStatus, packetsLabelsPdf,
 * senderGetReturnRouting) at `/api/rest`, and the lists of points, version 5, at `/v5/{key}/{list}/json`.
 */

export interface PacketaPacket {
  id: string;
  number: string;
  attributes: Record<string, string>;
  status: string;
}

export interface PacketaServer extends OutsideServer {
  password: string;
  sender: string;
  packets: PacketaPacket[];
  points: object[];
  boxes: object[];
  /** Whether the password is not valid any more. */
  isRevoked: boolean;
  /** What is wrong with the next packet: the field's name and why. */
  nextFault: [name: string, fault: string] | null;
  /** Whether the next question is done, and its answer lost on the way. */
  losesAnswer: boolean;
}

export const PACKETA_PASSWORD = "69f170ac506c6ab79487170a5593f413";

export const POINTS = [
  point(3060, "Česká Lípa, Děčínská 389 (Pneu Řeřicha)", "Děčínská 389", "Česká Lípa", "470 01"),
  point(13789, "Praha 15, Hostivař, Švehlova 32 (Vivo)", "Švehlova 32", "Praha", "102 00"),
  point(4711, "Bratislava, Hlavná 5 (Tabak)", "Hlavná 5", "Bratislava", "811 01", "sk"),
  {
    ...point(9, "Brno, Zavřená 1", "Zavřená 1", "Brno", "602 00"),
    status: { statusId: "2", description: "Closed" },
  },
];
export const BOXES = [point(20100, "Z-BOX Česká Lípa, Lípová 1", "Lípová 1", "Česká Lípa", "47001")];

function point(id: number, name: string, street: string, city: string, zip: string, country = "cz") {
  const open = "09:00–17:00";
  return {
    id: String(id),
    name,
    place: "",
    street,
    city,
    zip,
    country,
    currency: country === "cz" ? "CZK" : "EUR",
    status: { statusId: "1", description: "In operation" },
    displayFrontend: "1",
    maxWeight: "15",
    openingHours: {
      regular: {
        monday: open,
        tuesday: open,
        wednesday: open,
        thursday: open,
        friday: open,
        saturday: "09:00–12:00",
        sunday: "",
      },
    },
  };
}

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === "id" });

export async function startPacketaServer(): Promise<PacketaServer> {
  const server: PacketaServer = Object.assign(
    await startOutsideServer((path, body, request): Reply => {
      const [, key, list] = /^\/v5\/(\w+)\/(branch|box)\/json\?lang=cs$/.exec(path) ?? [];
      if (list) {
        if (key !== server.password.slice(0, 16) || server.isRevoked) return { status: 401, body: "{}" };
        return { status: 200, body: JSON.stringify(list === "branch" ? server.points : server.boxes) };
      }
      const answer = restAnswer(server, body);
      if (server.losesAnswer) {
        server.losesAnswer = false;
        request.socket.destroy();
      }
      return {
        status: 200,
        type: "text/xml",
        body: `<?xml version="1.0" encoding="utf-8"?>\n<response>${answer}</response>`,
      };
    }),
    {
      password: PACKETA_PASSWORD,
      sender: "lipa-drift",
      packets: [],
      points: POINTS,
      boxes: BOXES,
      isRevoked: false,
      nextFault: null,
      losesAnswer: false,
    },
  );
  return server;
}

interface Question {
  apiPassword?: string;
  senderLabel?: string;
  packetId?: string;
  packetAttributes?: Record<string, string>;
  packetIds?: { id: string[] };
  format?: string;
}

function restAnswer(server: PacketaServer, body: string): string {
  const [method = "", asked = {}] =
    Object.entries(parser.parse(body)).find(([name]) => name !== "?xml") ?? [];
  const question = asked as Question;
  if (question.apiPassword !== server.password || server.isRevoked)
    return error("IncorrectApiPasswordFault", "Incorrect API password.");
  if (method === "senderGetReturnRouting")
    return question.senderLabel === server.sender
      ? ok("<routingSegment>B</routingSegment><routingSegment>10</routingSegment>")
      : error("SenderNotExists", "Sender does not exist.");
  if (method === "createPacket") return created(server, question.packetAttributes ?? {});
  if (method === "packetStatus") {
    const packet = server.packets.find(({ id }) => id === String(question.packetId));
    return packet
      ? ok(
          `<dateTime>2026-05-22T10:24:13</dateTime><statusCode>${packet.status}</statusCode>` +
            "<codeText>text</codeText><statusText>Zásilka čeká &amp; je v pořádku.</statusText><isReturning>false</isReturning>",
        )
      : error("PacketIdFault", "Unknown packet.");
  }
  if (method === "cancelPacket") {
    const packet = server.packets.find(({ id }) => id === String(question.packetId));
    if (!packet) return error("PacketIdFault", "Unknown packet.");
    if (packet.status !== "1")
      return error("CancelNotAllowedFault", "Packet state does not allow this operation.");
    packet.status = "11";
    return ok("");
  }
  if (method === "packetsLabelsPdf") {
    const ids = question.packetIds?.id ?? [];
    const isKnown = ids.every((id) => server.packets.some((packet) => packet.id === id));
    if (question.format !== "A6 on A6") return error("UnknownLabelFormatFault", "Unknown format.");
    return isKnown
      ? ok(labelsPdf(ids.length).toString("base64"))
      : error("PacketIdsFault", "Unknown packets.");
  }
  return error("RequestError", "An error occured parsing request.");
}

function created(server: PacketaServer, attributes: Record<string, string>): string {
  const wrong = server.nextFault;
  server.nextFault = null;
  const missing = ["number", "name", "surname", "addressId", "value", "weight", "eshop"].find(
    (each) => !attributes[each],
  );
  if (wrong || missing) {
    const [name, why] = wrong ?? [missing, "is missing"];
    const detail = `<detail><attributes><fault><name>${name}</name><fault>${why}</fault></fault></attributes></detail>`;
    return `${error("PacketAttributesFault", "Some packet attributes are not valid.")}${detail}`;
  }
  const id = String(3_669_041_905 + server.packets.length);
  server.packets.push({ id, number: attributes.number ?? "", attributes, status: "1" });
  return ok(`<id>${id}</id><barcode>Z${id}</barcode><barcodeText>Z ${id}</barcodeText>`);
}

const ok = (result: string) => `<status>ok</status><result>${result}</result>`;
const error = (name: string, string: string) =>
  `<status>fault</status><fault>${name}</fault><string>${string}</string>`;
