/** Notes to try it with, written for this product. */
export const exampleNotes = `# How plants make food

Photosynthesis is the process by which plants turn light into sugar. It takes place in the chloroplasts, which hold a green pigment. Chlorophyll is the pigment that absorbs red and blue light. Leaves look green because chlorophyll reflects green light.

Jan Ingenhousz showed in 1779 that plants need light to give off oxygen. Nicolas de Saussure found in 1804 that water becomes part of the plant. Melvin Calvin described the steps that build sugar, and received the Nobel Prize in 1961.

## The two stages

The light reactions are the first stage, in which light splits water and releases oxygen. The Calvin cycle is the second stage, in which carbon dioxide becomes sugar. Six molecules of carbon dioxide give one molecule of glucose.

The stages of the light reactions:

1. Light strikes chlorophyll
2. Water is split
3. Oxygen is released
4. Energy is stored in ATP

## What limits it

Most plants use about 1 % of the light that reaches them. Photosynthesis is fastest at about 25 degrees in many crops, and it slows down above 40 degrees. Stomata: the pores of a leaf, through which gases pass
`;
