/**
 * Programs that fetch a shared address to draw its card, and other crawlers. People's browsers inside the same
 * services' apps (`FBAN/…`, `Instagram …`, `[Pinterest/iOS]`, `Telegram-Android/…`, `Snapchat/…`) are not among them.
 */
const BOTS =
  /bot\b|bots?[/;)]|crawl|spider|slurp|facebookexternalhit|facebookcatalog|meta-external|whatsapp\/|pinterest\/0|slack|discord|skypeuri|embedly|iframely|preview|vkshare|linkedinbot|mastodon|curl|wget|python|java\/|okhttp|go-http|axios|node-fetch|undici|^node\b|lighthouse|monitor|validator/i;

/** Whether a request is from a program rather than from a person who followed a link. */
export function isProgram(headers: { get: (name: string) => string | null }): boolean {
  const agent = headers.get('user-agent') ?? '';
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return agent === '' || /prefetch|prerender/i.test(purpose) || BOTS.test(agent);
}
