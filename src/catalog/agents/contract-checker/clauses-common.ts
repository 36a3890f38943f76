import type { Clause } from './clause.ts';

/** What contracts of most types have, with a neutral wording for each. */
export const commonClauses = {
  parties: {
    name: 'Parties',
    pattern: /\b(?:between|by and among|party of the first part|promises? to pay)\b/i,
    why: 'Only who is named with full name, form and address can be held to it.',
    wording:
      'This Agreement is made between [full name, legal form, address] and [full name, legal form, address].',
  },
  term: {
    name: 'Term',
    pattern:
      /\b(?:term of (?:this|the)|term begins|enters? into force|initial term|for a (?:term|period) of|shall (?:commence|continue|begin)|commences? on|effective date|expires? on)\b/i,
    why: 'Without a beginning and an end nobody knows from when to when the duties run.',
    wording:
      'This Agreement begins on [day] and ends on [day], unless it is ended earlier under the clause on termination.',
  },
  price: {
    name: 'Price and payment',
    pattern: /\b(?:fees?|price|rent|salary|remuneration|wage|payable|shall pay|invoice)\b/i,
    why: 'A price that is not agreed may fail the contract or be replaced by what a court finds usual.',
    wording:
      'The price is [sum and currency], excluding tax, due thirty (30) days after receipt of a proper invoice.',
  },
  scope: {
    name: 'Scope of the services',
    pattern:
      /\b(?:scope of (?:work|services)|statement of work|deliverables?|services? (?:are|consist|described|set out)|shall provide the following)\b/i,
    why: 'Most disputes about services are about what was included.',
    wording:
      'The Supplier provides the services described in Schedule 1 with their deliverables, dates and criteria of acceptance.',
  },
  acceptance: {
    name: 'Acceptance',
    pattern:
      /\bacceptance (?:test\w*|criteria|of the)|^\s*\d+\.? acceptance\b|\b(?:accept|reject) the (?:deliverables?|goods|services|work)\b/im,
    why: 'Without a rule for acceptance, payment and warranty have no starting day.',
    wording:
      'The Client tests each deliverable within ten (10) working days and accepts it or lists material defects; use in production counts as acceptance.',
  },
  confidentiality: {
    name: 'Confidentiality',
    pattern: /\bconfidential/i,
    why: 'What is shown without a duty of secrecy may be used and told.',
    wording:
      'Each party keeps confidential information of the other secret during the term and for three (3) years after it, and uses it only for this Agreement.',
  },
  exceptions: {
    name: 'Exceptions from confidentiality',
    pattern:
      /\b(?:does not include|shall not (?:apply|include)|exclu\w+)\b[^.]{0,160}\b(?:public|already known|independently developed|prior to)\b/i,
    why: 'Without exceptions even what everybody knows is secret, and a lawful order to disclose is a breach.',
    wording:
      'Confidential Information does not include what is public without breach, was already known, was independently developed, or was lawfully received from others. Disclosure that the law requires is allowed after notice where notice is lawful.',
  },
  purpose: {
    name: 'Permitted purpose',
    pattern:
      /\b(?:for the (?:sole )?purposes? of|permitted purpose|in connection with (?:the )?(?:evaluation|discussions?|purpose))\b/i,
    why: 'A purpose is the measure of every use.',
    wording:
      'The Receiving Party may use the Confidential Information only to evaluate [the project] (the “Purpose”).',
  },
  returnOfMaterial: {
    name: 'Return or destruction',
    pattern:
      /\b(?:return|destroy|delete|destruction)\b[^.]{0,100}\b(?:information|materials?|copies|documents|data|property|equipment)\b/i,
    why: 'Copies outlive the relation.',
    wording:
      'On request, and at the end, the party returns or destroys the material of the other within fourteen (14) days and confirms it in writing; copies in routine backups stay confidential.',
  },
  lawfulDisclosure: {
    name: 'Disclosure that the law protects',
    pattern:
      /\b(?:required by (?:law|court)|compelled|court order|whistleblow\w*|18 U\.?S\.?C\.?|Defend Trade Secrets)\b/i,
    why: 'A duty of silence without it may be void and, in the United States, costs remedies when the notice of 18 U.S.C. § 1833(b) is missing towards employees and contractors.',
    wording:
      'Nothing in this Agreement prevents disclosure that is required by law or court order, or reports to authorities that the law protects.',
  },
  liability: {
    name: 'Limit of liability',
    pattern: /\b(?:limitation of liability|liability\b[^.]{0,60}\b(?:limited|exceed|cap))/i,
    why: 'Without a limit the law’s full liability applies, whatever the contract is worth.',
    wording:
      'The total liability of each party is limited to the fees of the last twelve months; liability for intent, gross negligence, death and injury is not limited.',
  },
  warranty: {
    name: 'Warranty',
    pattern: /\bwarrant(?:s|y|ies)\b|\bconform\w* (?:to|with) the (?:specification|description|sample)/i,
    why: 'It says what quality is owed, for how long, and what happens if it is missed.',
    wording:
      'For twelve (12) months after delivery the supply conforms to its description; defects are cured free of charge, failing which the price is reduced or repaid.',
  },
  ownership: {
    name: 'Rights in the work',
    pattern:
      /\b(?:intellectual property|copyright|work product|ownership of|licen[cs]e to use|assigns? to the \w+ all rights?)\b/i,
    why: 'In most laws rights stay with whoever made the work, even when it is paid for, until they are granted in writing.',
    wording:
      'On full payment the Client receives the exclusive right to use the deliverables without limit of time or place; earlier works and general tools stay with the Supplier.',
  },
  dataProtection: {
    name: 'Data protection',
    pattern: /\b(?:data protection|personal data|GDPR|privacy|CCPA)\b/i,
    why: 'Who processes personal data for another needs a written contract with fixed content (GDPR, article 28).',
    wording:
      'Where the Supplier processes personal data for the Client, the data-processing terms in Schedule 2 apply.',
  },
  termination: {
    name: 'Termination',
    pattern: /\bterminat(?:e|ion|ed)\b/i,
    why: 'It says how one gets out, with what notice, and what is owed then.',
    wording:
      'Either party may terminate on thirty (30) days’ written notice, and at once for a material breach that is not cured within thirty (30) days after notice.',
  },
  notices: {
    name: 'Notices',
    pattern: /\bnotices?\b[^.]{0,80}\b(?:in writing|written|address|e-?mail|delivered|sent)\b/i,
    why: 'A deadline is worth only what its notice can prove.',
    wording:
      'Notices are in writing to the addresses above or by e-mail to [address], and take effect on receipt.',
  },
  law: {
    name: 'Governing law',
    pattern: /\b(?:governed by|governing law|laws? of (?:the )?[A-Z])/i,
    why: 'Without it a court first has to find out which law applies.',
    wording: 'This Agreement is governed by the law of [country or state].',
  },
  disputes: {
    name: 'Courts or arbitration',
    pattern: /\b(?:jurisdiction|courts? of|arbitrat\w+|mediat\w+)\b/i,
    why: 'It says where and how a dispute is settled.',
    wording:
      'The parties first try mediation for thirty (30) days; then the courts at the defendant’s seat have jurisdiction.',
  },
  forceMajeure: {
    name: 'Events beyond control',
    pattern: /\b(?:force majeure|beyond (?:its|their|the|his|her)(?: \w+)? control|act of god)\b/i,
    why: 'Where the law has no rule of its own, as in England and most of the United States, there is no relief without the clause.',
    wording:
      'Neither party is liable for delay caused by events beyond its reasonable control, as long as it tells the other and limits the effects.',
  },
  assignment: {
    name: 'Assignment',
    pattern: /\b(?:assign|assignment|transfer)\b[^.]{0,80}\b(?:agreement|rights|consent|lease|contract)\b/i,
    why: 'It decides whether you may get another partner than the one you chose.',
    wording:
      'Neither party may assign this Agreement without the written consent of the other, which shall not be unreasonably withheld.',
  },
  amendment: {
    name: 'Changes in writing',
    pattern: /\b(?:amend\w*|modif\w+|vari(?:ed|ation))\b[^.]{0,80}\b(?:writing|written|signed)\b/i,
    why: 'Otherwise a talk on the corridor may have changed the contract.',
    wording: 'Changes of this Agreement need writing signed by both parties.',
  },
  severability: {
    name: 'Severability',
    pattern: /\b(?:severab\w+|invalid|unenforceable)\b/i,
    why: 'One void clause should not bring down the rest.',
    wording:
      'If a provision is invalid, the others stay in force, and the parties replace it by a valid one that comes closest to it.',
  },
  entire: {
    name: 'Entire agreement',
    pattern: /\b(?:entire agreement|supersedes?|whole agreement)\b/i,
    why: 'It says which papers count.',
    wording: 'This Agreement with its schedules is the entire agreement of the parties on its subject.',
  },
  signatures: {
    name: 'Signatures',
    pattern: /\b(?:signed|signature|in witness whereof|executed (?:by|as))\b|_{4,}/i,
    why: 'Form and proof: some contracts need ink or a qualified electronic signature.',
    wording: 'Signed by the parties: [name, capacity, place, date].',
  },
} as const satisfies Readonly<Record<string, Clause>>;
