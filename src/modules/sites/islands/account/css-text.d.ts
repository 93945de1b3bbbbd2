/** CSS as text, built by src/cli/launcher/dialog-styles.mjs. */
declare module '*.css?text' {
  const text: string;
  export default text;
}
