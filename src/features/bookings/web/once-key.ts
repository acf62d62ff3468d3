/** Keys by which the same thing that is sent again, as after a lost answer, is done once. What is changed is new. */
export function onceKeys(): (body: object) => string {
  let last = { body: "", key: "" };
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.body) last = { body: text, key: crypto.randomUUID() };
    return last.key;
  };
}
