/** Where there is no clipboard for pages that are not served securely. */
function copyBySelection(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (!copied) throw new Error('The browser did not copy.');
}

/**
 * Puts a text on the clipboard. One that is still on its way is handed over as a promise: some browsers only copy while
 * the click is fresh. Throws where the browser refuses.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (!navigator.clipboard || !window.isSecureContext) return copyBySelection(await text);
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    return navigator.clipboard.writeText(await text);
  }
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
