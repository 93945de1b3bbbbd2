/** Switches the language while keeping address, fragment and typed input. Without script, the link itself works. */
export {};

const KEPT = 'typed before the language changed';
type Field = HTMLInputElement | HTMLTextAreaElement;
const fields = () => [
  ...document.querySelectorAll<Field>('input[name]:not([type=hidden], [type=password]), textarea[name]'),
];
const ticks = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

const kept = sessionStorage.getItem(KEPT);
sessionStorage.removeItem(KEPT);
const [path, values] = JSON.parse(kept ?? '[""]') as [string, (string | boolean)[]?];
if (path === location.pathname)
  fields().forEach((field, at) => {
    const value = values?.[at];
    if (typeof value === 'boolean' && ticks(field)) field.checked = value;
    else if (typeof value === 'string' && !ticks(field)) field.value = value;
  });

// The choice is in the cookie now: the address stays clean for sharing.
const here = new URL(location.href);
if (here.searchParams.has('locale')) {
  here.searchParams.delete('locale');
  history.replaceState(history.state, '', here);
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a.site-language'))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const typed = fields().map((field) => (ticks(field) ? field.checked : field.value));
    sessionStorage.setItem(KEPT, JSON.stringify([location.pathname, typed]));
    const url = new URL(location.href);
    url.searchParams.set('locale', link.lang);
    location.assign(url);
  });
