import { z } from 'zod';
import { ResearchParts, researchSections, type PartName } from '../../research/plan';
import { DatasetKind, Extras } from '../../search/plan';
import { maxDraftedQueries } from './instructions';

/** The response schema of a plan. Narrower than the stored plan: a model may name only spans or itself as a basis. */
const PlanAsked = z.object({
  title: z.string().describe('Title of the report'),
  summary: z.string().describe('Two or three sentences'),
  keywords: z.array(z.string()).min(5).max(10),
  sections: z
    .array(
      z.object({
        id: z.string().describe('kebab-case, unique'),
        title: z.string(),
        brief: z
          .string()
          .describe('What it is to say, in one or two sentences; no two sections say the same'),
        factIds: z.array(z.string()),
        datasetIds: z.array(z.string()),
        spanIds: z.array(z.string()),
      }),
    )
    .min(6)
    .max(8),
  facts: z
    .array(
      z.object({
        id: z.string().describe('kebab-case, unique, begins with a letter'),
        label: z.string(),
        value: z.string().describe('As it is to be read: "37.4", "12.5B", "Norway"'),
        unit: z.string(),
        period: z.string(),
        change: z.string().describe('Signed, as shown: "+1.4%"; empty when there is none'),
        basis: z.union([z.object({ span: z.string() }), z.literal('model')]),
      }),
    )
    .min(8)
    .max(24),
  datasets: z
    .array(
      z.object({
        id: z.string().describe('kebab-case, unique'),
        title: z.string(),
        kind: DatasetKind,
        unit: z.string(),
        columns: z.array(z.string()).min(2).describe('The first column holds the labels'),
        rows: z
          .array(z.array(z.union([z.string(), z.number(), z.null()])))
          .describe('Empty when "from" names a dataset of the evidence'),
        from: z.union([z.string(), z.null()]).describe('Id of a dataset of the evidence, or null'),
        basis: z.enum(['source', 'model']),
      }),
    )
    .min(6)
    .max(8),
});

export type ResponseSchema = {
  name: 'queries' | 'judge' | 'plan' | 'research-plan' | 'extras' | PartName;
  schema: Record<string, unknown>;
};

const jsonSchema = (schema: z.ZodType): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema) as Record<string, unknown>;
  return rest;
};

const few = { keyInsights: 5, faqs: 6, suggestions: 4, recommendations: 4 } as const;
const ExtrasAsked = Extras.omit({ leftOut: true }).extend({
  keyInsights: Extras.shape.keyInsights.min(few.keyInsights),
  faqs: Extras.shape.faqs.min(few.faqs),
  suggestions: Extras.shape.suggestions.min(few.suggestions),
  recommendations: Extras.shape.recommendations.min(few.recommendations),
});

const withoutIds = PlanAsked.shape.sections.element.omit({ title: true }).extend({
  id: z.enum(researchSections.map(({ id }) => id)),
});
const ResearchPlanAsked = PlanAsked.extend({
  sections: z.array(withoutIds).length(researchSections.length),
});

const { analysis, assessment, outlook } = ResearchParts.shape;
const PartsAsked = {
  analysis: analysis.omit({ leftOut: true }),
  assessment: assessment.omit({ leftOut: true }),
  outlook: outlook.omit({ leftOut: true }),
};

export const partSchema = (part: PartName): ResponseSchema => ({ name: part, schema: partSchemas[part] });
const partSchemas = {
  analysis: jsonSchema(PartsAsked.analysis),
  assessment: jsonSchema(PartsAsked.assessment),
  outlook: jsonSchema(PartsAsked.outlook),
};
export const researchPlanSchema: ResponseSchema = {
  name: 'research-plan',
  schema: jsonSchema(ResearchPlanAsked),
};
export const queriesSchema: ResponseSchema = {
  name: 'queries',
  schema: jsonSchema(z.object({ queries: z.array(z.string()).max(maxDraftedQueries) })),
};
export const judgeSchema: ResponseSchema = {
  name: 'judge',
  schema: jsonSchema(z.object({ doubts: z.array(z.object({ claim: z.number(), reason: z.string() })) })),
};
export const planSchema: ResponseSchema = { name: 'plan', schema: jsonSchema(PlanAsked) };
export const extrasSchema: ResponseSchema = { name: 'extras', schema: jsonSchema(ExtrasAsked) };

/** For endpoints without structured output: the schema in words of the prompt. */
export function withSchemaText(instruction: string, { schema }: ResponseSchema): string {
  return `${instruction}\n\nAnswer with one JSON object and nothing else. Its JSON schema:\n${JSON.stringify(schema)}`;
}
