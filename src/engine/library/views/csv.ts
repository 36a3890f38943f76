/** Rows as comma-separated text, as spreadsheets read it. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}

function cell(text: string): string {
  // A leading sign would be run as a formula by a spreadsheet.
  const safe = /^[=+@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows from comma-, semicolon- or tab-separated text, with quoted cells. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const separator = [',', ';', '\t'].toSorted(
    (a, b) => firstLine.split(b).length - firstLine.split(a).length,
  )[0];
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let quoted = false;
  const endCell = () => {
    row.push(value.trim());
    value = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (quoted) {
      if (letter !== '"') value += letter;
      else if (text.charAt(at + 1) === '"') {
        value += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && value.trim() === '') quoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n') endRow();
    else if (letter !== '\r') value += letter;
  }
  endRow();
  return rows;
}
