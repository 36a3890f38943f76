export interface ContractParty {
  /** The word that the contract uses for it. */
  readonly term: string;
  /** The name, where it is written before the word. */
  readonly name: string;
}

const preambleLength = 3_000;
const named = /([^()“”"\n]{2,160}?)[,]?\s*\((?:[^()“”"]{0,40}?)[“"]([A-Z][A-Za-z ]{1,40})[”"][^()]{0,60}\)/g;
const roleWord =
  /^(?:Disclosing Party|Receiving Party|Discloser|Recipient|Employer|Employee|Company|Client|Customer|Consultant|Contractor|Supplier|Freelancer|Provider|Landlord|Tenant|Lessor|Lessee|Seller|Buyer|Purchaser|Vendor|Licensor|Licensee|Lender|Borrower|Maker|Holder|Payee|Partner|Partner [A-Z]|First Partner|Second Partner|Owner|Agent|Agency|Studio|Designer|Developer|Principal|Guarantor|[A-Z][a-z]+)$/;
const noParty =
  /^(?:Agreement|Contract|Lease|Note|Effective Date|Purpose|Premises|Property|Services|Goods|Software|Term|Parties|Party|Fees?|Rent|Deposit|Project|Work|Loan)$/;

/** Who stands in the opening as “name (the “Word”)”; without such words, the usual pairs that the text speaks of. */
export function partiesOf(text: string): ContractParty[] {
  const found: ContractParty[] = [];
  for (const { 1: before = '', 2: term = '' } of text.slice(0, preambleLength).matchAll(named)) {
    if (!roleWord.test(term) || noParty.test(term)) continue;
    if (!found.some((party) => party.term === term)) found.push({ term, name: nameIn(before) });
    if (found.length === 4) break;
  }
  return found.length >= 2 ? found : [...found, ...usualPair(text, found)];
}

function nameIn(before: string): string {
  const after = before.split(/\b(?:between|among|and|BETWEEN|AND)\b(?=\s+[A-Z(])/).at(-1) ?? before;
  const whole = after.replace(/^[\s:,;(\d).]+/, '').replace(/[\s,;]+$/, '');
  return (whole.split(/,\s/)[0] ?? whole).trim();
}

const pairs = [
  ['Disclosing Party', 'Receiving Party'],
  ['Landlord', 'Tenant'],
  ['Employer', 'Employee'],
  ['Client', 'Consultant'],
  ['Client', 'Contractor'],
  ['Customer', 'Provider'],
  ['Customer', 'Supplier'],
  ['Seller', 'Buyer'],
  ['Licensor', 'Licensee'],
  ['Lender', 'Borrower'],
  ['Lessor', 'Lessee'],
] as const;

function usualPair(text: string, known: readonly ContractParty[]): ContractParty[] {
  const pair = pairs.find((terms) => terms.every((term) => text.includes(term)));
  return (pair ?? [])
    .filter((term) => !known.some((party) => party.term === term))
    .map((term) => ({ term, name: '' }));
}
