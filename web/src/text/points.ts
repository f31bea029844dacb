/* Points within a sentence, which stand out in it. */

/** The sentence in pieces; every second one is points: their thousands stand apart as each language has it. */
export const pointsApart = (text: string): string[] => text.split(/(\+£?\d+(?:[.,\u00a0\u202f]\d{3}(?!\d))*)/);
