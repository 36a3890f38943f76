interface OptionListProps {
  legend: string;
  options: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** Several can be chosen at once. */
  several?: boolean;
  fault?: string | undefined;
}

/** Options to choose one or several of. */
export function OptionList({ legend, options, chosen, onChange, several = false, fault }: OptionListProps) {
  const toggle = (option: string) =>
    chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="grid grid-cols-1 gap-1">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line px-3 has-checked:border-primary has-checked:bg-soft"
          >
            <input
              type={several ? 'checkbox' : 'radio'}
              name={legend}
              checked={chosen.includes(option)}
              onChange={() => onChange(several ? toggle(option) : [option])}
              className="size-5 shrink-0 accent-primary"
            />
            {option}
          </label>
        ))}
      </div>
      <FaultText fault={fault} />
    </fieldset>
  );
}

/** What is wrong with an answer, beside it. */
export function FaultText({ fault }: { fault: string | undefined }) {
  return fault === undefined ? null : (
    <p role="alert" className="mt-1 text-sm font-medium text-danger-ink">
      {fault}
    </p>
  );
}
