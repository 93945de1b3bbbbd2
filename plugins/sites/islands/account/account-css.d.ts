/** The dialog's style as text, made by src/cli/launcher/dialog-styles.mjs. */
declare module '*/account.css' {
  const text: string;
  export default text;
}
