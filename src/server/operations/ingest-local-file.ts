export async function ingestLocalFile(_file: { account: string; event: string; gallery: string; path: string; name: string }): Promise<void> {}
