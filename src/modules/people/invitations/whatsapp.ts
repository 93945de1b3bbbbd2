/** Returns a link that opens WhatsApp with the text; without a number the sender chooses the recipient. */
export function whatsappLink(digits: string | null, text: string): string {
  return `https://wa.me/${digits ?? ''}?text=${encodeURIComponent(text)}`;
}
