import { useScriptMark } from "./own-scripts.ts";

/** Runs before all other scripts, so it is plain text and understands every browser that has modules. */
const STAND_IN = `try{sessionStorage.length}catch{const kept=new Map;try{Object.defineProperty(window,"sessionStorage",{configurable:true,value:{getItem:k=>kept.get(k)??null,setItem:(k,v)=>{kept.set(k,v)},removeItem:k=>{kept.delete(k)}}})}catch{}}`;

/**
 * Where the browser forbids storage (private mode, blocked cookies) reading `sessionStorage` throws, which the
 * router's scroll restoration does not survive: a memory of the page stands in for it.
 */
export function TabStorageScript() {
  const nonce = useScriptMark();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: STAND_IN }} />;
}
