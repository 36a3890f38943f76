import type { Clause } from './clause.ts';

/** What leases, employment, sales, software, loans and partnerships have besides. */
export const specialClauses = {
  premises: {
    name: 'Premises and use',
    pattern: /\b(?:premises|property|apartment|dwelling|office space)\b/i,
    why: 'Rooms, area, fixtures and permitted use belong into the contract.',
    wording: 'The premises are [address, rooms, area, cellar, parking], let for use as [home or business].',
  },
  deposit: {
    name: 'Deposit',
    pattern: /\bdeposit\b/i,
    why: 'Amount, safekeeping and return are regulated in many places.',
    wording:
      'The deposit is [sum], kept apart from other money, and returned within thirty (30) days after the end with an account of deductions.',
  },
  repairs: {
    name: 'Repairs and maintenance',
    pattern: /\b(?:repairs?|maintenance|maintain)\b/i,
    why: 'Who repairs what is the commonest quarrel of a lease.',
    wording:
      'The Landlord keeps structure and installations in repair; the Tenant cares for the premises and reports defects without delay.',
  },
  quietEnjoyment: {
    name: 'Quiet enjoyment and entry',
    pattern: /\b(?:quiet enjoyment|enter the (?:premises|property|apartment)|right of entry)\b/i,
    why: 'It keeps the landlord out except with notice and reason.',
    wording:
      'The Landlord may enter on twenty-four hours’ notice for inspection or repair, and without notice only in an emergency.',
  },
  duties: {
    name: 'Position and duties',
    pattern: /\b(?:position|duties|job title|employed as|reports? to)\b/i,
    why: 'It limits what may be ordered.',
    wording: 'The Employee is employed as [title], with the duties in Schedule 1, at [place].',
  },
  hours: {
    name: 'Working time and leave',
    pattern: /\b(?:hours (?:per|a|of)|working time|holidays?|annual leave|vacation|sick)\b/i,
    why: 'Minimum rules are mandatory nearly everywhere, and pay is measured by them.',
    wording:
      'Working time is [hours] a week; annual leave is [days] working days; sickness is reported on its first day.',
  },
  delivery: {
    name: 'Delivery and passing of risk',
    pattern: /\b(?:deliver(?:y|ed)?|incoterms|risk (?:of loss|passes)|ship(?:ment|ped))\b/i,
    why: 'It decides who bears the loss on the way.',
    wording: 'Delivery is [Incoterms 2020 rule and place]; risk passes on delivery.',
  },
  title: {
    name: 'Passing of title',
    pattern: /\b(?:title (?:to|in|passes)|ownership (?:of|in) the goods|retention of title)\b/i,
    why: 'Who owns unpaid goods matters when the buyer fails.',
    wording: 'The goods remain the seller’s property until they are paid in full.',
  },
  serviceLevel: {
    name: 'Availability and support',
    pattern: /\b(?:uptime|availability|service levels?|support)\b/i,
    why: 'Without a figure nobody can say whether the service was good enough.',
    wording:
      'The service is available 99.5 % of each month; for each full 0.5 point below, 5 % of the monthly fee is credited.',
  },
  interest: {
    name: 'Interest',
    pattern: /\binterest\b/i,
    why: 'Rate, day count and compounding decide what is owed.',
    wording:
      'The loan bears interest of [rate] % a year, reckoned on the actual days and a year of 365 days, without compounding.',
  },
  repayment: {
    name: 'Repayment',
    pattern: /\b(?:repay\w*|instal?lments?|maturity|on demand|prepay\w*)\b/i,
    why: 'Without a plan a loan may be due on demand.',
    wording:
      'The loan is repaid in [number] equal monthly instalments on the first day of each month; it may be repaid early without charge.',
  },
  default: {
    name: 'Default',
    pattern: /\b(?:events? of default|in default|default (?:of|in) payment)\b/i,
    why: 'It says when all becomes due and what warning comes before.',
    wording:
      'If a payment is fifteen (15) days late after written reminder, the lender may declare the balance due.',
  },
  contributions: {
    name: 'Contributions and shares',
    pattern: /\b(?:contribut\w+|capital account|profits? and losses|shares? of (?:the )?profit)\b/i,
    why: 'Without it profits are shared by heads in many laws, whatever each paid in.',
    wording: 'The partners contribute [sums] and share profits and losses in the proportion of [shares].',
  },
  management: {
    name: 'Management and deadlock',
    pattern: /\b(?:manag\w+|vot(?:e|ing)|unanimous\w*|majority|deadlock)\b/i,
    why: 'Equal partners who disagree stand still.',
    wording:
      'Ordinary matters are decided by each managing partner, others by majority; a deadlock goes to [mediator], then to the buy-out of Schedule 2.',
  },
  exit: {
    name: 'Leaving and dissolution',
    pattern: /\b(?:withdraw\w*|dissol\w+|buy-?out|retire\w*|death of)\b/i,
    why: 'What a share is worth on leaving is cheap to settle early and dear later.',
    wording:
      'A partner may leave on six (6) months’ notice against the fair value of the share, fixed by an independent auditor.',
  },
} as const satisfies Readonly<Record<string, Clause>>;
