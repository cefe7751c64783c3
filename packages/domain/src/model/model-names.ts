const region = /^(?:us-gov|us|eu|apac|jp|au|ca|sa|me|af|il|in|global)\./;
const maker = /^(?:anthropic|amazon|openai)\./;
const version = /(?:[-@]\d{8}|-\d{4}-\d{2}-\d{2}|-latest)?(?:-v\d+)?(?::\d+(?::\w+)?)?$/;

/**
 * The model id, then shorter forms without ARN, region, maker and version; the most exact first.
 */
export function modelNames(modelId: string): string[] {
  const name = modelId.slice(modelId.lastIndexOf("/") + 1);
  const regional = name.replace(region, "");
  const forms = [name, regional, regional.replace(maker, "")];
  return [modelId, ...forms.flatMap((form) => [form, form.replace(version, "")])];
}
