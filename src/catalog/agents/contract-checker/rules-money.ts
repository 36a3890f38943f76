import type { RiskRule } from './risk-rule.ts';

/** Liability, indemnities, payment and penalties. */
export const moneyRules: readonly RiskRule[] = [
  {
    id: 'unlimited-liability',
    name: 'Unlimited liability',
    pattern:
      /\b(?:unlimited liability|without (?:any )?limit(?:ation)?(?: as)? (?:of|to) (?:liability|amount)|liab\w+ (?:shall|will) be unlimited|fully liable for (?:any|all)[^.;]{0,40}|liable for (?:any and )?all (?:losses|damages?)[^.;]{0,30})/gi,
    severity: 'high',
    favours: 'other',
    why: 'One mistake can cost more than the whole contract earns, and insurance covers only a stated sum.',
    milder:
      'Each party’s total liability under this Agreement is limited to the fees paid or payable in the twelve months before the claim, except for wilful misconduct, death or personal injury, and what the law does not allow to be limited.',
  },
  {
    id: 'consequential-loss',
    name: 'Liability for consequential loss',
    pattern:
      /\b(?:liable|responsible|compensate|indemnify)\b[^.;]{0,80}\b(?:consequential|indirect|loss of profits?|lost profits?)\b/gi,
    severity: 'high',
    favours: 'other',
    why: 'Lost profits of the other side can exceed the price many times and cannot be foreseen.',
    milder: 'Neither party is liable for loss of profit or for indirect or consequential loss.',
  },
  {
    id: 'exclusion-total',
    name: 'Liability excluded altogether',
    pattern:
      /\b(?:shall|will) not be liable for any\b[^.;]{0,80}(?:whatsoever|howsoever|of any kind|under any circumstances)|\bin no event shall\b[^.;]{0,60}\bbe liable\b/gi,
    severity: 'high',
    favours: 'actor',
    why: 'One side carries no consequence for its own fault. Many laws do not let liability for intent, gross negligence or injury be excluded, so that the clause may fail as a whole.',
    milder:
      'Liability is limited to the fees of the last twelve months; liability for intent, gross negligence, and injury to life or health is not limited.',
  },
  {
    id: 'one-sided-indemnity',
    name: 'One-sided indemnity',
    pattern:
      /\b(?:shall|will|agrees? to) (?:fully )?(?:defend,? )?(?:indemnify|hold harmless)(?:,? (?:and |defend and )?(?:hold harmless|indemnify))?/gi,
    severity: 'high',
    favours: 'other',
    why: 'An indemnity pays the other side’s loss without proof of fault and often without a duty to keep the loss small.',
    milder:
      'Each party shall indemnify the other against third-party claims to the extent that they are caused by its own breach or negligence; the indemnified party gives prompt notice and keeps the loss small.',
  },
  {
    id: 'indemnity-legal-fees',
    name: 'All legal fees on one side',
    pattern:
      /\b(?:all|any and all|full) (?:legal|attorneys?['’]?s?|solicitors?['’]?)(?: fees?| costs?| expenses?)/gi,
    severity: 'medium',
    favours: 'other',
    why: 'One side pays the lawyers of the other whatever the outcome.',
    milder: 'reasonable legal fees of the party that prevails',
    swap: 'reasonable legal fees',
  },
  {
    id: 'penalty',
    name: 'Penalty',
    pattern: /\b(?:a |contractual )?penalty of\b|\bliquidated damages of\b|\bforfeit\w*\b/gi,
    severity: 'high',
    favours: 'other',
    why: 'A fixed sum that is out of proportion to the harm may be void as a penalty in common-law countries, and is owed without proof of harm elsewhere.',
    milder:
      'Where delay causes loss, agreed damages of 0.5 % of the price for each full week, at most 5 % in all, are the only remedy for the delay.',
  },
  {
    id: 'late-interest',
    name: 'High interest on late payment',
    pattern:
      /\b(?:[2-9]|\d{2})(?:\.\d+)?\s?(?:%|per ?cent|percent) (?:per|a|each) (?:month|week|day)\b|\b(?:1|0)\.\d+\s?(?:%|per ?cent|percent) (?:per|a|each) day\b/gi,
    severity: 'medium',
    favours: 'other',
    why: 'Interest per month adds up: 2 % a month is about 27 % a year when it compounds, and may break usury law.',
    milder: 'interest at the statutory rate for late payment',
  },
  {
    id: 'payment-long',
    name: 'Long time for payment',
    pattern:
      /\b(?:within )?(?:sixty|seventy[- ]five|ninety|one hundred(?: and)? twenty|60|75|90|120)(?: \(\d+\))? (?:calendar |business )?days (?:of|after|from) (?:the )?(?:receipt|invoice|date of (?:the )?invoice)\b/gi,
    severity: 'medium',
    favours: 'actor',
    why: 'The supplier finances the customer. In the European Union more than 60 days between businesses has to be agreed expressly and must not be grossly unfair (Directive 2011/7/EU, article 3).',
    milder: 'within thirty (30) days after receipt of the invoice',
  },
  {
    id: 'pay-when-paid',
    name: 'Pay when paid',
    pattern:
      /\b(?:only )?(?:if|when|once|after)\b[^.;]{0,40}\b(?:has (?:been paid|received payment)|is paid by|receives payment)\b/gi,
    severity: 'high',
    favours: 'actor',
    why: 'Your pay depends on a contract that you are not part of.',
    milder:
      'Payment is due thirty days after acceptance, whether or not the {actor} has been paid by others.',
  },
  {
    id: 'non-refundable',
    name: 'Nothing comes back',
    pattern: /\bnon-?refundable\b|\bno refunds?\b/gi,
    severity: 'medium',
    favours: 'other',
    why: 'You pay also for what you will not get when the contract ends early by the fault of the other side.',
    milder:
      'refundable in proportion to the unused term when the contract ends for a reason that the payer is not responsible for',
    swap: 'refundable in proportion to the unused term',
  },
  {
    id: 'price-change',
    name: 'Price may be changed by one side',
    pattern:
      /\bmay (?:increase|adjust|change|revise|vary)\b[^.;]{0,40}\b(?:fees?|prices?|rent|charges|rates?|interest)\b/gi,
    severity: 'high',
    favours: 'actor',
    why: 'The price is the heart of the bargain; if one side may change it, the other has agreed to a blank cheque.',
    milder:
      'Prices may be adjusted once a year by no more than the change of the consumer price index, on sixty days’ notice; the other party may then terminate.',
  },
  {
    id: 'set-off-waived',
    name: 'No set-off',
    pattern:
      /\bwithout (?:any )?(?:set-?off|deduction|counterclaim)\b|\bwaives? (?:any|all) rights? of set-?off\b/gi,
    severity: 'low',
    favours: 'drafter',
    why: 'You have to pay in full even when the other side owes you money.',
    milder: 'without set-off, except for claims that are undisputed or finally adjudged',
  },
  {
    id: 'deposit-kept',
    name: 'Deposit kept at will',
    pattern:
      /\b(?:retain|keep|withhold)\b[^.;]{0,30}\bdeposit\b[^.;]{0,60}\b(?:any reason|discretion|sole)\b|\bdeposit (?:shall|will) be forfeited\b/gi,
    severity: 'high',
    favours: 'actor',
    why: 'A deposit secures claims; it is no extra price. Many housing laws limit deductions and set a day for the return.',
    milder:
      'The deposit is returned within thirty days after the end, less deductions for unpaid sums and for damage beyond fair wear and tear, each shown with receipts.',
  },
  {
    id: 'acceleration',
    name: 'All becomes due at once',
    pattern:
      /\b(?:entire|whole|full)\b[^.;]{0,40}\b(?:balance|amount|rent|principal)\b[^.;]{0,60}\b(?:immediately )?(?:due|payable)\b/gi,
    severity: 'medium',
    favours: 'other',
    why: 'A single late payment can make the whole sum due.',
    milder:
      'If a payment is more than fifteen days late after written reminder, the remaining balance may be declared due.',
  },
  {
    id: 'expenses-open',
    name: 'Expenses without limit',
    pattern: /\b(?:all|any) (?:costs and )?expenses\b(?![^.;]{0,40}(?:reasonable|approved|agreed))/gi,
    severity: 'low',
    favours: 'other',
    why: 'Nobody can budget for costs that have no ceiling and need no consent.',
    milder:
      'The {other} reimburses reasonable expenses that it approved in writing beforehand, against receipts; each party bears its other expenses.',
  },
];
