/** The text of a page that is rendered without Next and without a database. */
export interface ErrorPageText {
  locale: string;
  title: string;
  text: string;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);

/** Addresses are encoded already; a malformed one becomes home. */
function decodedOnce(address: string): string {
  try {
    return address.startsWith('/') && !address.startsWith('//') ? decodeURI(address) : '/';
  } catch {
    return '/';
  }
}

const STYLE = `
:root{--paper:#faf8f5;--ink:#1d1a17;--quiet:#6a635b;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--paper:#151413;--ink:#f3efe9;--quiet:#a9a198}}
body{margin:0;min-block-size:100svh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);
font:1.125rem/1.6 Heebo,system-ui,"Segoe UI",Arial,sans-serif}
header{padding:1.5rem 1.5rem 0;font:1.25rem "Frank Ruhl Libre",David,Georgia,serif}
main{box-sizing:border-box;inline-size:100%;max-inline-size:31rem;margin:auto;padding:2rem 1.5rem 6rem}
h1{margin:0 0 .75rem;font:500 clamp(2.25rem,8vw,3rem)/1.15 "Frank Ruhl Libre",David,Georgia,serif;text-wrap:balance}
p{margin:0;color:var(--quiet);text-wrap:pretty}`;

/** The outage page ("in a moment"), which with `again` reloads an address of ours; self-contained, without files. */
export function renderErrorPage(
  { locale, title, text }: ErrorPageText,
  again?: { seconds: number; address: string },
): string {
  const address = again && encodeURI(decodedOnce(again.address)).replaceAll("'", '%27');
  const refresh =
    again && address
      ? `<meta http-equiv="refresh" content="${again.seconds};url='${escaped(address)}'">`
      : '';
  return `<!doctype html><html lang="${escaped(locale)}" dir="${locale === 'he' ? 'rtl' : 'ltr'}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex"><link rel="icon" href="data:,">${refresh}
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><header>Keepers</header><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p></main></body></html>`;
}
