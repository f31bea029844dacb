/* A QR code as one path: a bar for every run of dark squares in a row. */
export interface Drawn {
  readonly size: number;
  readonly path: string;
}

export function pathOf(rows: readonly (readonly boolean[])[]): Drawn {
  const bars: string[] = [];
  rows.forEach((row, y) => {
    let from = -1;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x] === true && from < 0) from = x;
      else if (row[x] !== true && from >= 0) {
        bars.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
        from = -1;
      }
    }
  });
  return { size: rows.length, path: bars.join("") };
}
