/** Where a map of the event is: the team's own choice, else a search for its place. '' where nothing is known. */
export function mapOf({ map_url, location }: { map_url: string; location: string }): string {
  if (map_url) return map_url;
  const place = location.replace(/\s+/g, " ").trim();
  return place && `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: place })}`;
}
