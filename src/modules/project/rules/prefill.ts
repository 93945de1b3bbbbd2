/** What a link hands to the form of a new project: the person of an inquiry becomes the project's client. */
export interface Prefill {
  name: string;
  /** The day of the shoot, `2026-09-01`; '' for none. */
  date: string;
  /** The client to add; null where the link names no address. */
  client: { name: string; email: string; phone: string } | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST = 200;

/** Reads the form's first values from an address. Ignores unreadable ones. */
export function readPrefill(given: Record<string, unknown>): Prefill {
  const text = (name: string) => {
    const value = given[name];
    return typeof value === 'string' ? value.trim().slice(0, MOST) : '';
  };
  const email = text('email');
  return {
    name: text('name'),
    date: DAY.test(text('date')) ? text('date') : '',
    client: email.includes('@') ? { name: text('name'), email, phone: text('phone') } : null,
  };
}

/** Returns the address of the form of a new project for a person who wrote to the studio. */
export function prefillAddress(person: {
  name: string;
  email: string;
  phone?: string | null;
  day?: string | null;
}): string {
  const { name, email, phone, day } = person;
  const query = new URLSearchParams({
    name,
    email,
    ...(phone ? { phone } : {}),
    ...(day ? { date: day } : {}),
  });
  return `/admin/projects/new?${query}`;
}
