/** Names that things have, by subject: acts. */
export const acts: Readonly<Record<string, string>> = {
  'advice, piece of advice':
    'Sleep on it; Ask for help; Keep it simple; Listen first; Save a little each month; Wear good shoes; Back up your photos; Say thank you',
  apology:
    'Missed the meeting; Late reply; Broken vase; Loud party; Forgot the birthday; Wrong order; Sharp words; Lost book',
  'attendance entry': 'Aisha; Ben; Chiara; Daniyal; Elif; Femi; Greta; Hugo',
  'booking, reservation, room booking':
    'Table for four, Rossi; Village hall, judo; Room with lake view; Boat, Saturday; Family Lindgren; Sauna, evening; Meeting room, choir; Tennis, Okafor',
  'borrowed book, lent book':
    'The Little Prince to Leo; Atlas to Priya; Cookbook from Rosa; Momo to Mila; Bird guide to Tom; Things Fall Apart from Kwesi; Poems to Clara; Sewing book from Elif',
  cancellation:
    'Ill child; Train strike; Changed plans; Bad weather; Double booking; Moved away; Injury; Work',
  'change request':
    'New colour; Later date; Two more guests; Bigger font; Other venue; Gluten-free cake; Shorter text; Extra shelf',
  'compliment, praise, thank you, thanks, kudos':
    'Great soup; Thank you for waiting; Lovely garden; Well explained; Brave performance; Always on time; Kind to new members; Beautiful handwriting',
  'customer measurement': 'Chest; Waist; Hips; Shoulder width; Sleeve length; Inside leg; Neck; Back length',
  encouragement:
    'I can take my time; One step is enough; I have done hard things; Today is new; I may rest; I am learning; I ask for help; Small things count',
  excuse:
    'Bus was late; Dog ate it; Forgot my bag; Alarm did not ring; Wrong date; Rain; Lost the key; Phone was empty',
  'fabric sample, fabric swatch':
    'Blue linen; Green velvet; Striped ticking; Red wool; Grey felt; Ivory silk; Denim; Floral cotton',
  'failure, setback':
    'Missed the bus; Burnt the cake; Lost the match; Late frost; Rejected draft; Broken mould; Failed test; Rainy market',
  'farm task, farm job':
    'Move the sheep; Mend the fence; Fill the troughs; Trim hooves; Check the ewes; Muck out; Order feed; Turn the hay',
  'garden task, gardening task, garden job':
    'Sow carrots; Turn the compost; Prune the roses; Mulch the beds; Tie up tomatoes; Rake the leaves; Mow the lawn; Divide the irises',
  'granny square': 'Sunburst; Classic; Solid; Flower centre; Daisy; Bobble; Striped; Heart',
  'hall booking, hall hire':
    'Judo club; Wedding party; Blood drive; Choir rehearsal; Flea market; Toddler group; Council meeting; Dance evening',
  'handicraft, knitting project, craft project':
    'Baby blanket; Striped socks; Felt slippers; Patchwork cushion; Winter hat; Macramé hanger; Embroidered towel; Crochet bag',
  hint: 'Start early; Salt the water; Measure twice; Bring cash; Read the label; Ask a neighbour; Keep the receipt; Take breaks',
  'improvement suggestion':
    'Later closing time; More bike stands; Vegetarian option; Bench by the door; Warmer changing room; Online booking; Quiet corner; Shorter meetings',
  'lesson learned':
    'Order earlier; Test the sound; Write it down; Two people per shift; Bring a spare; Ask before buying; Plan for rain; Start with the hardest',
  'life hack, household tip':
    'Lemon for limescale; Vinegar on windows; Freeze the herbs; Rubber band on the lid; Baking soda in the drain; Salt on red wine; Toothpaste on silver; Newspaper in wet shoes',
  'loan, lending, borrowed thing':
    'Drill to Marek; Tent to the Silvas; Pasta machine; Book to Priya; Trailer to Tom; Projector to the school; Cake tin to Rosa; Ladder to upstairs',
  'monthly challenge, weekly challenge':
    'No sugar; Walk every day; Draw a face; Cold shower; One photo a day; Read before bed; Plank; Write a letter',
  'new year resolution, resolution for the year':
    'Learn Spanish; Move more; Call friends; Read twelve books; Less sugar; Save for the trip; Grow vegetables; Sleep earlier',
  'obstacle, difficulty':
    'Too little time; No transport; Stage fright; Bad weather; Steep hill; New software; Shy in groups; Noisy room',
  'overdue book, overdue loan':
    'Momo, Mila H.; Atlas, class four; Bird guide, Tom; Cookbook, Rosa; Comic, Ben; Dictionary, Elif; Travel guide, Jonas; Poems, Clara',
  phase: 'Idea; Planning; Preparation; Start; Growth; Test; Finish; Review',
  'poll option, voting option, option':
    'Friday evening; Saturday morning; Sunday; Pizza; Picnic; Online; At the hall; No preference',
  'preparation, prep task':
    'Chop onions; Set the tables; Print the sheets; Cut the wood; Charge the batteries; Prove the dough; Warm the room; Lay out the mats',
  'registration, sign-up, signup':
    'Aisha Rahman; Jonas Weber; Mila Horvat; Kwesi Appiah; Lucía Torres; Tom Fletcher; Priya Nair; Noah Lindgren',
  'set-up task': 'Benches; Sound system; Lights; Bar; Ticket desk; Signs; First aid tent; Flowers',
  'sewing project':
    'Summer skirt; Tote bag; Curtains, kitchen; Baby quilt; Apron; Pyjamas; Costume, bee; Linen shirt',
  'success, win':
    'First pull-up; Passed the exam; Debt paid off; Garden prize; Read a whole book; Spoke in public; Sold out; Slept through',
  'swap, exchange, trade offer':
    'Tomato plants for jam; Saturday for Sunday shift; Books for records; Kids’ bike for scooter; Haircut for lawn mowing; Stamps from Peru; Firewood for eggs; Language tandem',
  target:
    'Run five kilometres; Save for the trip; Finish the quilt; Learn to swim; Read every day; New customers; Clear the attic; Speak Spanish',
  'trial lesson, taster session, trial session':
    'Judo for beginners; First pottery; Violin taster; Yoga morning; Rowing on Saturday; Choir visit; Circus school; Sewing circle',
  voting: 'Aisha, yes; Tom, no; Priya, yes; Kwesi, abstains; Lena, yes; Marek, no; Rosa, yes; Jonas, yes',
  'waiting list, waiting list entry':
    'Family Silva; Aisha Rahman; Mr Novák; The Lindgrens; Kwesi Appiah; Baby Leo; Priya Nair; Mrs Whitfield',
  'weekly task, monthly task, recurring task':
    'Water the plants; Change the sheets; Empty the bins; Descale the kettle; Check the oil; Back up photos; Pay the rent; Clean the filter',
  'woodworking project, diy project, wood project':
    'Bird box; Bench; Bookshelf; Cutting board; Garden gate; Toy train; Stool; Picture frame',
  'work step, process step': 'Measure; Cut; Sand; Glue; Clamp; Drill; Paint; Check',
};
