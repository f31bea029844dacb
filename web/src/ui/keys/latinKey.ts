/** The key by the letter on it or, where that is of another alphabet, by the Latin letter in its place. */
export function latinKey(event: { readonly key: string; readonly code: string }): string {
  const { key, code } = event;
  if (key.length !== 1 || key <= "~" || !/^Key[A-Z]$/.test(code)) return key;
  const letter = code.charAt(3);
  return key === key.toUpperCase() && key !== key.toLowerCase() ? letter : letter.toLowerCase();
}
