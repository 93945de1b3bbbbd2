/** An address that opens WhatsApp with the words written; without a number the sender chooses whom. */
export function whatsappLink(digits: string | null, text: string): string {
  return `https://wa.me/${digits ?? ''}?text=${encodeURIComponent(text)}`;
}
