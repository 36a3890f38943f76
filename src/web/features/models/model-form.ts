import type { SaveModelConnectionInput } from '../../../functions/save-model-connection/contract.ts';
import { contract as saveModelConnection } from '../../../functions/save-model-connection/contract.ts';
import { moneyInField, readMoney } from './amounts.ts';
import { type Provider, providerWords } from './model-providers.ts';
import { type Problems, problemsIn } from './problems.ts';

/** A model as it is stored, which is all but its key. */
export interface StoredModel {
  id: string;
  name: string;
  provider: Provider;
  base_url: string;
  model: string;
  has_key: boolean;
}

/** One that everybody may use has a price and a place among the others. */
export interface StoredConnection extends StoredModel {
  enabled: boolean;
  is_default: boolean;
  price_in: number;
  price_out: number;
}

/** What is filled in. */
export interface ModelForm {
  name: string;
  provider: Provider;
  /** Empty is the usual one of the provider. */
  address: string;
  model: string;
  /** `stays` leaves what is stored. */
  key: { kind: 'stays' } | { kind: 'removed' } | { kind: 'entered'; text: string };
  enabled: boolean;
  isDefault: boolean;
  priceIn: string;
  priceOut: string;
}

export const emptyForm: ModelForm = {
  name: '',
  provider: 'openai',
  address: '',
  model: '',
  key: { kind: 'entered', text: '' },
  enabled: true,
  isDefault: false,
  priceIn: '',
  priceOut: '',
};

export function formOf(stored: StoredModel & Partial<StoredConnection>): ModelForm {
  const { name, provider, base_url: address, model, has_key: hasKey } = stored;
  return {
    name,
    provider,
    address: address === providerWords[provider].usualAddress ? '' : address,
    model,
    key: hasKey ? { kind: 'stays' } : { kind: 'entered', text: '' },
    enabled: stored.enabled ?? true,
    isDefault: stored.is_default ?? false,
    priceIn: priceInField(stored.price_in),
    priceOut: priceInField(stored.price_out),
  };
}

function priceInField(price: number | undefined): string {
  return price === undefined || price === 0 ? '' : moneyInField(price);
}

export type ReadForm = { ok: true; input: SaveModelConnectionInput } | { ok: false; problems: Problems };

const noPrice = 'Write a price such as 2.50, or leave it empty when it costs nothing.';
/** The most that is kept for a million tokens. */
const mostPrice = 1_000_000;

/** As the server takes it, or what is wrong at which field. The rules are the server's own. */
export function readForm(form: ModelForm, id: string | undefined): ReadForm {
  const priceIn = readPrice(form.priceIn);
  const priceOut = readPrice(form.priceOut);
  const parsed = saveModelConnection.input.safeParse({
    ...(id === undefined ? {} : { id }),
    ...addressOf(form),
    // What has no name of its own is called as the model is.
    name: form.name.trim() === '' ? form.model : form.name,
    enabled: form.enabled,
    is_default: form.isDefault,
    price_in: priceIn ?? 0,
    price_out: priceOut ?? 0,
  });
  const problems: Problems = {
    ...(parsed.success ? {} : problemsIn(parsed.error)),
    ...(form.provider === 'compatible' && form.address.trim() === ''
      ? { base_url: 'Say at which address the model is.' }
      : {}),
    ...(priceIn === undefined ? { price_in: noPrice } : {}),
    ...(priceOut === undefined ? { price_out: noPrice } : {}),
  };
  // A name is missing only when the model is, and one sentence about it is enough.
  const { name: _, ...others } = problems;
  const shown = form.name.trim() === '' ? others : problems;
  return parsed.success && Object.keys(shown).length === 0
    ? { ok: true, input: parsed.data }
    : { ok: false, problems: shown };
}

/** How it is reached, as `test-model-connection` takes it too. A key that was left empty in a new form is no key. */
export function addressOf({ provider, address, model, key }: ModelForm) {
  return {
    provider,
    base_url: address.trim() === '' ? null : address.trim(),
    model,
    ...(key.kind === 'stays' ? {} : { key: key.kind === 'removed' ? '' : key.text }),
  };
}

function readPrice(text: string): number | undefined {
  return text.trim() === '' ? 0 : readMoney(text, mostPrice);
}
