/** Countries whose local numbers begin with a 0 that goes abroad as their code. */
const DIALLING: Record<string, string> = { IL: '972' };

/**
 * A phone number as WhatsApp wants it: digits with the country's code. Null where the country cannot be known: a
 * personal link must not go to a stranger.
 */
export function internationalDigits(phone: string | null, country: string | null): string | null {
  const plain = (phone ?? '').replace(/[^\d+]/g, '');
  const digits = plain.replaceAll('+', '');
  if (digits.length < 8 || digits.length > 17) return null;
  if (plain.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  const code = DIALLING[country?.toUpperCase() ?? ''];
  return code && digits.startsWith('0') ? code + digits.slice(1) : null;
}

/** An address that opens WhatsApp with the words written; without a number the sender chooses whom. */
export function whatsappLink(digits: string | null, text: string): string {
  return `https://wa.me/${digits ?? ''}?text=${encodeURIComponent(text)}`;
}
