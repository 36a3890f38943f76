import type { RiskRule } from './risk-rule.ts';

/** Who may decide, change, end and hand on. */
export const controlRules: readonly RiskRule[] = [
  {
    id: 'sole-discretion',
    name: 'Sole discretion',
    pattern:
      /\b(?:in|at) (?:its|their|his|her|the \w+['’]s) (?:sole|absolute|sole and absolute|unfettered) discretion\b/gi,
    severity: 'medium',
    favours: 'actor',
    why: 'The other side need give no reason, and a court will hardly review the decision.',
    milder: 'acting reasonably and giving its reasons in writing',
    swap: 'acting reasonably and giving its reasons in writing',
  },
  {
    id: 'unilateral-change',
    name: 'Change of terms by one side',
    pattern:
      /\bmay (?:at any time )?(?:amend|modify|change|alter|update|vary)\b[^.;]{0,60}\b(?:terms|agreement|services?|rules|specifications?|policy|policies|schedule)\b/gi,
    severity: 'high',
    favours: 'actor',
    why: 'What was agreed can be rewritten afterwards without you.',
    milder: 'Changes need the written agreement of both parties.',
  },
  {
    id: 'no-notice',
    name: 'Without notice',
    pattern: /\bwithout (?:any |prior |further |giving |the need for )*(?:written )?notice\b/gi,
    severity: 'high',
    favours: 'actor',
    why: 'You cannot prepare for what you are not told.',
    milder: 'on thirty days’ written notice',
    swap: 'on thirty (30) days’ written notice',
  },
  {
    id: 'auto-renewal',
    name: 'Automatic renewal',
    pattern:
      /\b(?:automatically (?:renew|extend)\w*|renews? automatically|(?:shall|will) be (?:automatically )?(?:renewed|extended)|successive (?:periods|terms))\b/gi,
    severity: 'medium',
    favours: 'drafter',
    why: 'A missed day binds you for another term. Several places ask for a reminder before a consumer contract renews.',
    milder:
      'The term is extended by twelve months only if both parties agree in writing; otherwise it ends. If renewal is automatic, a reminder is sent sixty days before, and notice may be given until thirty days before the end.',
  },
  {
    id: 'evergreen',
    name: 'No end',
    pattern:
      /\b(?:in perpetuity|perpetual(?:ly)?|indefinite(?:ly)?|for(?:ever| an unlimited (?:time|period))|survive\w* (?:indefinitely|in perpetuity|without limit))\b/gi,
    severity: 'medium',
    favours: 'drafter',
    why: 'A duty without an end outlives its purpose and, in some places, is void or can be ended at any time.',
    milder: 'for five (5) years after the end of this Agreement',
    swap: 'for five (5) years after the end of this Agreement',
  },
  {
    id: 'termination-one-sided',
    name: 'Termination for convenience by one side',
    pattern:
      /\bmay terminate\b[^.;]{0,60}\b(?:at any time|for any reason|for convenience|with or without cause)\b/gi,
    severity: 'high',
    favours: 'actor',
    why: 'Only one side can walk away; the other has bound staff, stock or a home.',
    milder:
      'Either party may terminate on thirty days’ written notice; work done and costs that cannot be cancelled are paid.',
  },
  {
    id: 'termination-excluded',
    name: 'No way out',
    pattern:
      /\b(?:shall|may|will) not (?:be entitled to )?terminate\b|\bnot terminable\b|\bno right (?:to|of) terminat\w+/gi,
    severity: 'high',
    favours: 'other',
    why: 'Even a contract that fails cannot be left. The right to end for a serious breach can hardly be waived.',
    milder:
      'Either party may terminate for a material breach that is not cured within thirty days after notice.',
  },
  {
    id: 'assignment-free',
    name: 'Assignment without consent',
    pattern:
      /\bmay (?:freely )?(?:assign|transfer|novate|subcontract)\b[^.;]{0,80}\b(?:without|any third party|any person|freely)\b|\bfreely (?:assign|transfer)\w*\b/gi,
    severity: 'medium',
    favours: 'actor',
    why: 'You may wake up with a partner whom you did not choose.',
    milder:
      'Neither party may assign this Agreement without the written consent of the other, which shall not be unreasonably withheld; a transfer to an affiliate or a buyer of the business is allowed on notice.',
  },
  {
    id: 'deemed-acceptance',
    name: 'Silence counts as consent',
    pattern:
      /\b(?:deemed (?:to (?:be|have) )?(?:accept\w*|approved?|agreed|consent\w*)|continued use[^.;]{0,40}(?:acceptance|consent))\b/gi,
    severity: 'medium',
    favours: 'drafter',
    why: 'A mail that was not read becomes an agreement.',
    milder:
      'Acceptance needs a written statement; after a reminder with a further ten days, silence counts as acceptance.',
  },
  {
    id: 'deemed-receipt',
    name: 'Notice counts as received when sent',
    pattern:
      /\b(?:deemed (?:to (?:be|have been) )?(?:received|given|served))\b[^.;]{0,40}\b(?:upon|on|when) (?:sending|dispatch|posting|mailing|sent)\b/gi,
    severity: 'low',
    favours: 'drafter',
    why: 'Terms run although the notice may never have arrived.',
    milder: 'A notice takes effect on receipt, by post at the latest on the third working day after posting.',
  },
  {
    id: 'entry',
    name: 'Entry at any time',
    pattern: /\b(?:enter|inspect|access|audit)\b[^.;]{0,60}\bat any time\b/gi,
    severity: 'medium',
    favours: 'actor',
    why: 'Privacy and business secrets need a notice and an hour. For homes most laws ask for notice.',
    milder: 'at reasonable times on at least twenty-four hours’ notice, except in an emergency',
  },
  {
    id: 'exclusive',
    name: 'Exclusivity',
    pattern:
      /\b(?:exclusively (?:from|to|for|with)|shall not (?:engage|work|provide services|purchase)[^.;]{0,60}(?:any other|third part|elsewhere)|sole and exclusive (?:supplier|provider|customer))\b/gi,
    severity: 'medium',
    favours: 'other',
    why: 'You give up other business; that needs a price, a field and an end.',
    milder:
      'Exclusivity is limited to the named product and territory, lasts twelve months, and ends when the minimum purchase is not reached.',
  },
  {
    id: 'suspend',
    name: 'Suspension at will',
    pattern:
      /\bmay (?:immediately )?(?:suspend|withhold|discontinue|interrupt)\b[^.;]{0,60}\b(?:services?|access|performance|supply)\b/gi,
    severity: 'medium',
    favours: 'actor',
    why: 'Your business may stand still while you argue.',
    milder:
      'may suspend after ten days’ written warning for undisputed amounts that are more than thirty days late',
  },
  {
    id: 'waive-rights',
    name: 'Waiver of rights',
    pattern:
      /\b(?:waives?|waiving|gives? up|relinquish\w*)\b[^.;]{0,50}\b(?:rights?|claims?|defen[cs]es?|remed(?:y|ies)|trial)\b/gi,
    severity: 'high',
    favours: 'other',
    why: 'Rights that are given up beforehand are missing exactly when they are needed; some cannot be waived at all.',
    milder: 'A waiver is effective only in writing and for the single case.',
  },
  {
    id: 'holding-over',
    name: 'Double payment after the end',
    pattern:
      /\b(?:double|twice|two hundred(?: percent)?|150\s?%|200\s?%)\b[^.;]{0,40}\b(?:rent|fee|rate|amount)\b/gi,
    severity: 'medium',
    favours: 'other',
    why: 'A few days’ delay in moving out costs a multiple of the rent.',
    milder: 'compensation equal to the rent for each day of use after the end',
  },
];
