import { type FormEvent, useState } from 'react';
import { type Entity, titleOf } from '../../records/entity.ts';
import { formatMoney } from '../../records/format-value.ts';
import { useRecords } from '../../store/use-records.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { inText } from '../../words/in-text.ts';
import { Notice } from '../parts/notice.tsx';
import { OptionList } from '../parts/option-list.tsx';
import { ChoiceControl, TextControl } from '../parts/text-control.tsx';
import { checkCardNumber, checkExpiry, checkIban, checkSecurityCode, kindOfMethod } from './check-card.ts';

export interface PaymentFormProps {
  methods: readonly string[];
  /** What can be paid for, and the field with its price. */
  entity?: Entity;
  price?: string;
  onPaid: (payment: { purpose: string; amount: number; method: string }) => void;
}

const empty = {
  purpose: '',
  amount: '',
  holder: '',
  number: '',
  expiry: '',
  code: '',
  iban: '',
  account: '',
};
type Details = typeof empty;
type DetailFaults = Partial<Record<keyof Details, string>>;

function checkDetails(method: string, details: Details): DetailFaults {
  const amount = Number(details.amount);
  const faults: Record<string, string | undefined> = {
    purpose: details.purpose.trim() === '' ? 'Say what you pay for.' : undefined,
    amount: amount > 0 && amount <= 1_000_000 ? undefined : 'Enter an amount above 0.',
  };
  switch (kindOfMethod(method)) {
    case 'card':
      faults.holder = details.holder.trim() === '' ? 'Enter the name on the card.' : undefined;
      faults.number = checkCardNumber(details.number);
      faults.expiry = checkExpiry(details.expiry, new Date());
      faults.code = checkSecurityCode(details.code);
      break;
    case 'bank':
      faults.iban = checkIban(details.iban);
      break;
    case 'wallet':
      faults.account = /^\S+@\S+\.\S{2,}$/.test(details.account.trim())
        ? undefined
        : 'Enter the e-mail address of your account.';
      break;
    default:
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** What is paid, how, and the details that this way needs. Nothing of the details is kept. */
export function PaymentForm({ methods, entity, price, onPaid }: PaymentFormProps) {
  const [method, setMethod] = useState(methods[0] ?? 'Card');
  const [details, setDetails] = useState<Details>(empty);
  const [faults, setFaults] = useState<DetailFaults>({});
  const set = (name: keyof Details) => (value: string) => setDetails((all) => ({ ...all, [name]: value }));
  function pay(event: FormEvent): void {
    event.preventDefault();
    const found = checkDetails(method, details);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    onPaid({
      purpose: details.purpose.trim(),
      amount: Math.round(Number(details.amount) * 100) / 100,
      method,
    });
    setDetails(empty);
  }
  return (
    <Panel title="Make a payment">
      <form onSubmit={pay} noValidate className="grid grid-cols-1 gap-4">
        <Notice>Test payment: no money moves, and card or account details are not kept.</Notice>
        {entity === undefined || price === undefined ? null : (
          <ItemChoice
            entity={entity}
            price={price}
            onChoose={(purpose, amount) => setDetails((all) => ({ ...all, purpose, amount }))}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextControl
            label="Purpose"
            value={details.purpose}
            onChange={set('purpose')}
            fault={faults.purpose}
          />
          <TextControl
            label="Amount"
            type="number"
            value={details.amount}
            onChange={set('amount')}
            fault={faults.amount}
          />
        </div>
        <OptionList
          legend="Payment method"
          options={methods}
          chosen={[method]}
          onChange={([one = method]) => setMethod(one)}
        />
        <MethodDetails method={method} details={details} faults={faults} set={set} />
        <Button look="primary" type="submit">
          Pay now
        </Button>
      </form>
    </Panel>
  );
}

interface ItemChoiceProps {
  entity: Entity;
  price: string;
  onChoose: (purpose: string, amount: string) => void;
}

function ItemChoice({ entity, price, onChoose }: ItemChoiceProps) {
  const records = useRecords(entity.records);
  const [chosen, choose] = useState('');
  return (
    <ChoiceControl
      label={`Pay for ${inText(entity.many)}`}
      value={chosen}
      options={[
        { value: '', label: 'Something else' },
        ...records.map((record) => ({
          value: record.id,
          label: `${titleOf(entity, record)} · ${formatMoney(Number(record[price] ?? 0))}`,
        })),
      ]}
      onChange={(id) => {
        choose(id);
        const record = entity.records.find(id);
        if (record !== undefined) onChoose(titleOf(entity, record), String(record[price] ?? ''));
      }}
    />
  );
}

interface MethodDetailsProps {
  method: string;
  details: Details;
  faults: DetailFaults;
  set: (name: keyof Details) => (value: string) => void;
}

function MethodDetails({ method, details, faults, set }: MethodDetailsProps) {
  const control = (name: keyof Details, label: string, placeholder: string) => (
    <TextControl
      label={label}
      placeholder={placeholder}
      value={details[name]}
      onChange={set(name)}
      fault={faults[name]}
    />
  );
  switch (kindOfMethod(method)) {
    case 'card':
      return (
        <div className="grid gap-4 sm:grid-cols-2">
          {control('holder', 'Name on card', 'Mara Visitor')}
          {control('number', 'Card number', '4242 4242 4242 4242')}
          {control('expiry', 'Expiry (MM/YY)', '12/30')}
          {control('code', 'Security code', '123')}
        </div>
      );
    case 'bank':
      return control('iban', 'Account number (IBAN)', 'DE89 3704 0044 0532 0130 00');
    case 'wallet':
      return control('account', `${method} account e-mail`, 'name@example.com');
    default:
      return <p className="text-muted">You pay when you receive it.</p>;
  }
}
