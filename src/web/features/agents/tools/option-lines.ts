interface Option {
  readonly value: string;
  readonly label: string;
}

/** `large = Large pizza`, or the label alone, which is then the value as well. */
export function optionsOfText(text: string): Option[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [value = '', ...label] = line.split('=').map((part) => part.trim());
      return label.length === 0 ? { value, label: value } : { value, label: label.join(' = ') };
    });
}

export function textOfOptions(options: readonly Option[]): string {
  return options.map(({ value, label }) => (value === label ? label : `${value} = ${label}`)).join('\n');
}
