/** The names of the models. Spec section 9. */
export const modelNames = { deepseek: 'Model 1', qwen: 'Model 2', claude: 'Model 3' } as const;
