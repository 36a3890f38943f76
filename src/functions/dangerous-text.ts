/**
 * Only what makes no sense in a description and would do harm where a text is shown, run or obeyed. Ordinary sentences with
 * quotes, semicolons, "select a table" or "drop it off" pass.
 */
const dangerous: readonly RegExp[] = [
  // Script tags, frames and other markup that runs something.
  /<\s*\/?\s*(?:script|iframe|object|embed|svg|meta|link|base)\b/i,
  // Addresses that are programs.
  /\b(?:javascript|vbscript|livescript)\s*:\s*\S/i,
  /\bdata\s*:\s*text\/html/i,
  // Handlers inside of markup, and those that were meant to break out of an attribute.
  /<[^>]{0,500}\son[a-z]{3,20}\s*=/i,
  /\bon(?:abort|animation\w+|auxclick|before\w+|blur|change|click|contextmenu|copy|cut|dblclick|drag\w*|drop|error|focus\w*|hashchange|input|invalid|key(?:down|press|up)|load\w*|message|mouse\w+|paste|pointer\w+|reset|resize|scroll|select|submit|toggle|touch\w+|transition\w+|unload|wheel)\s*=\s*(?:["'`]|[\w.]+\s*\()/i,
  // SQL that was meant to end another statement, or to look into other tables.
  /(?:^|['";)])\s*;?\s*(?:drop|truncate|alter)\s+(?:table|database|schema)\s+\w+\s*(?:;|--|$)/i,
  /\bunion\s+(?:all\s+)?select\b[^.]{1,200}\bfrom\b/i,
  /['"]\s*or\s+['"]?\s*(\w+)\s*['"]?\s*=\s*['"]?\s*\1/i,
  /['"]\s*;\s*(?:drop|delete|insert|update|exec)\b/i,
  // Commands for a shell.
  /\$\([^)]{1,200}\)/,
  /`\s*(?:rm|curl|wget|cat|sh|bash|nc|sudo|chmod)\b[^`]{0,200}`/i,
  /\brm\s+-[a-z]*[rf][a-z]*\b/i,
  /(?:;|&&|\|\|?)\s*(?:rm|curl|wget|sudo|chmod|bash|sh|nc|powershell)\s+[-/\w~.]/i,
  // What was fetched is run.
  /\b(?:curl|wget|iwr|invoke-webrequest)\b[^\n]{0,300}\|\s*(?:sudo\s+)?(?:(?:ba|z|da|k)?sh|python3?|perl|node|iex)\b/i,
  /\b(?:ba|z|da|k)?sh\s+(?:-c\s+["']|<\()/i,
  /\bsudo\s+(?:rm|apt|chmod|chown|bash|sh|su|systemctl|dd)\b/i,
  /\bchmod\s+(?:-\w+\s+)?(?:[0-7]{3,4}|[ugoa]*\+[rwxs]+)\s+\S/i,
  /\bpowershell(?:\.exe)?\s+-\w+/i,
  /\bnc(?:at)?\s+-[a-z]*[el]/i,
  /\b(?:mkfs(?:\.\w+)?\s+\/dev\/|dd\s+if=\S)/i,
  /:\(\)\s*\{\s*:\s*\|/,
  /\b(?:cat|less|more|head|tail|vi|nano)\s+[~/]?\/?(?:etc|proc|root|var|\.ssh)\//i,
  // Ways out of a folder, and further than the next one: a link such as ../guide.md is ordinary.
  /\.\.[/\\]\.\.(?:[/\\]|$)/,
  /\.{4}\/\/|\.\.;\//,
  /\.\.[/\\](?:etc|proc|var|root|home|windows|system32)\b/i,
  /(?:%(?:25)?2e|\.){2}(?:%(?:25)?2f|%(?:25)?5c)/i,
  /(?:%(?:25)?2e){2}[/\\]/i,
  /\/etc\/(?:passwd|shadow|sudoers)\b/i,
  /\b[a-z]:\\windows\\system32\b/i,
  /\bfile:\/\/\//i,
  // Orders to a model to forget what it was told.
  /\b(?:ignore|disregard|forget|override|bypass)\s+(?:all\s+|any\s+)?(?:of\s+)?(?:the\s+|your\s+|these\s+|my\s+)?(?:previous|prior|above|earlier|preceding|former|system)\s+(?:instructions?|prompts?|rules?|messages?|commands?|directions?|guidelines?)/i,
  /\b(?:ignore|disregard|forget|override|bypass)\s+(?:all\s+(?:of\s+)?)?your\s+(?:own\s+)?(?:instructions?|rules?|guidelines?|training|programming|restrictions?|safety|filters?|safeguards?)/i,
  /\b(?:ignore|disregard|forget)\s+(?:everything|all)\s+(?:above|before\s+this|(?:that\s+)?(?:you|i)\s+(?:were|was|have\s+been|had\s+been)\s+told|you\s+(?:know|were\s+taught))/i,
  /\b(?:reveal|print|show|repeat|output|leak|tell\s+me|what\s+(?:is|are))\s+(?:me\s+)?(?:your|the)\s+(?:hidden\s+|secret\s+|initial\s+|original\s+)?(?:system\s+(?:prompt|message|instructions?)|hidden\s+instructions?)/i,
  /\byou\s+are\s+now\s+(?:in\s+)?(?:dan\b|jailbroken|developer\s+mode|unrestricted|an?\s+unrestricted|free\s+(?:of|from)\s+(?:all\s+)?(?:rules|restrictions))/i,
  /\b(?:act|behave|respond|pretend)\s+(?:as\s+(?:if|though)\s+you\s+(?:have|had)\s+no\s+(?:restrictions|rules|guidelines|limits)|as\s+(?:an?\s+)?(?:unrestricted|unfiltered|jailbroken|uncensored)\b)/i,
  /\bpretend\s+(?:that\s+)?(?:you\s+(?:have|had)\s+no\s+(?:restrictions|rules|guidelines)|to\s+be\s+(?:an?\s+)?(?:unrestricted|unfiltered|jailbroken|uncensored))/i,
  /\b(?:enable|enter|activate|switch\s+to)\s+(?:dan|jailbreak|god)\s+mode\b/i,
  /\bdo\s+anything\s+now\b/i,
  /<\|?\s*(?:im_start|im_end|system|assistant|endoftext)\s*\|?>/i,
  /\[\/?INST\]|<<\/?SYS>>/,
  /(?:^|\n)\s*#{2,}\s*(?:system|assistant|new\s+instructions?)\s*:/i,
];

export function isDangerous(text: string): boolean {
  return dangerous.some((pattern) => pattern.test(text));
}
