/** Opens the device's own share sheet; false if the person closed it. */
export async function shareNatively(url: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ url, title: text });
    return true;
  } catch {
    return false;
  }
}
