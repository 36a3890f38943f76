/** Names that things have, by subject: technology. */
export const technology: Readonly<Record<string, string>> = {
  backup: 'Family photos; Office server; Website; Accounts; Laptop, full; Phone; Member list; Music archive',
  'chart, diagram, graph':
    'Sales by month; Rain per week; Visitors by age; Energy use; Savings over time; Team points; Growth of the calf; Hours per project',
  'command, keyboard shortcut, shortcut': 'Copy; Paste; Undo; Save; Search; Select all; Print; New window',
  data: 'Rainfall, ten years; Tree register; Bus stops; Bird counts; Survey answers; House prices; Energy use; Library loans',
  'data source, database':
    'Weather service; Land register; Town statistics; Library catalogue; Field survey; Company accounts; Bird atlas; Museum archive',
  'electronic component, electronic part, component':
    'Resistor; Capacitor; Light-emitting diode; Transistor; Relay; Potentiometer; Microcontroller; Push button',
  'electronics project':
    'Night light; Door bell; Guitar pedal; Plant watering; Metal detector; Radio receiver; Traffic light; Dice with lights',
  'error message, error':
    'Page not found; Out of paper; Wrong password; No connection; Battery low; File too large; Door open; Disk full',
  'feature request, feature idea, improvement idea':
    'Dark mode; Bigger buttons; Export to PDF; Search by date; Sort by name; Photo upload; Undo; Reminder by email',
  'feature, app feature':
    'Dark mode; Search; Export to PDF; Reminders; Offline use; Photo upload; Shared lists; Calendar view',
  gadget:
    'Smart plug; E-reader; Wireless earbuds; Dash cam; Robot vacuum; Fitness watch; Action camera; Label printer',
  'headphone, headset, earphone':
    'Studio, closed; Wireless earbuds; Silent disco set; Children’s pair; Office headset; Language lab; Noise-cancelling; DJ pair',
  'keyboard, computer keyboard':
    'Wireless, compact; Mechanical; Split keyboard; German layout; Large print; Silent; Gaming; Number pad',
  'licence key':
    'Office suite; Photo editor; Virus scanner; Music program; Till system; Drawing program; Backup tool; Operating system',
  loudspeaker: 'Stage left; Stage right; Monitor wedge; Subwoofer; Kitchen; Portable; Church pillar; Outdoor',
  'metric, indicator':
    'Visitors per day; Energy use; Returns; Waiting time; New members; Sick days; Water use; Satisfaction',
  microphone:
    'Vocal, dynamic; Lavalier; Condenser, large; Headset; Choir pair; Podcast desk; Drum set; Wireless hand-held',
  'mobile app':
    'Bus times; Shopping list; Bird songs; Weather; Language trainer; Recipe box; Running log; Star map',
  'monitor, computer screen':
    'Office, left desk; Reception; Wide curved; Editing suite; Spare in the cellar; Portable screen; Touch screen; Classroom',
  outage:
    'Mail server; Village internet; Web shop; Phone line; Till system; Power, north side; Booking page; School network',
  'password entry': 'Email; Bank; Library; Wi-fi; Tax office; Train tickets; Photo cloud; School portal',
  pc: 'Reception; Editing suite; Library desk; Workshop; Classroom, front; Old family PC; Till; Server in the cellar',
  persona:
    'Busy parent; Retired teacher; Student on a budget; Night nurse; Weekend cyclist; First-time buyer; Village baker; Curious tourist',
  'projector, beamer':
    'Classroom; Church hall; Garden cinema; Meeting room; Portable; Slide projector; Home cinema; Super 8',
  'remote control':
    'Television; Projector; Garage door; Blinds; Hi-fi; Air conditioning; Ceiling fan; Model car',
  robot:
    'Line follower; Robot arm; Lawn robot; Sumo bot; Maze solver; Hexapod; Window cleaner; Milking robot',
  'router, wifi router, wi-fi router':
    'Hall; Office, upstairs; Guest network; Workshop; Campsite reception; Attic repeater; Café; Village hall',
  'smart home device, smart device':
    'Hall light; Living room thermostat; Doorbell camera; Kitchen plug; Garden sprinkler; Blinds, south; Robot vacuum; Window sensor',
  software:
    'Accounting; Office suite; Photo editor; Virus scanner; Video calls; Drawing program; Till system; Backup',
  'support ticket, help desk ticket':
    'Printer offline; Forgotten password; New screen; No sound; Slow laptop; Access to folder; Email full; Projector flickers',
  'survey question':
    'How did you hear of us?; How satisfied are you?; What is missing?; Would you come again?; How often do you visit?; How old are you?; What did you like?; Any other wishes?',
  'tablet computer':
    'Classroom set, blue; Till tablet; Kitchen tablet; Library tablet; Children’s tablet; Drawing tablet; Reception; Museum guide',
  trend:
    'Slow travel; Plant-based; Repair not replace; Home working; Natural wine; Wide trousers; Refill shops; Cargo bikes',
  'usb stick, hard drive, memory card':
    'Family photos; Tax papers; Choir recordings; Holiday in Crete; School work; Films; Backup, office; Wedding video',
  'user story':
    'See my bookings; Reset my password; Filter by date; Get a reminder; Print the list; Upload a photo; Share with a friend; Pay online',
  version:
    'First draft; Beta; Spring release; Bug-fix release; Long-term release; Preview; Stable; Autumn release',
  'web page, website page': 'Home; About us; Opening hours; Gallery; Prices; Contact; News; Imprint',
  'website section, page section':
    'Welcome; Our story; Services; Gallery; Team; Opening hours; Reviews; Contact',
  'wifi network, wi-fi': 'Home; Guests; Office; Café; Workshop; Library; Village hall; Campsite',
};
