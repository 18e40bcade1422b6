/**
 * What a drawing may be made of: the static parts of SVG 1.1 (and `href` of SVG 2) that the engine draws. All else is left
 * out: what programs keep for themselves, scripts, animation.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Elements of filters; drawn by another library than the rest, see `draw-picture.ts`. */
export const filterPrimitives = words(`
  feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feGaussianBlur feMerge feOffset`);

/** feTurbulence, feConvolveMatrix, lighting, feMorphology and feDisplacementMap cost seconds for a few bytes. */
const filterElements = words(`${[...filterPrimitives].join(" ")} filter feMergeNode feFuncA feFuncB feFuncG feFuncR`);

/** Stands for what else a filter holds: without it the drawing would look different, so the filter cannot be used. */
export const otherPrimitive = "otherPrimitive";

export const allowedElements: ReadonlySet<string> = new Set([
  ...words(`svg g defs symbol use switch a path rect circle ellipse line polyline polygon text tspan textPath
    linearGradient radialGradient stop pattern clipPath mask marker image style`),
  ...filterElements,
  otherPrimitive,
]);

/** Text inside of these is drawn; white space elsewhere is not kept. */
export const textElements = words("text tspan textPath");

/** Presentation attributes: they may come from an attribute, a style sheet or a `style` attribute (SVG 1.1, 6.1). */
export const presentation = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask filter
  marker-start marker-mid marker-end stop-color stop-opacity font-family font-size font-style font-weight font-variant
  font-stretch text-anchor letter-spacing word-spacing text-decoration baseline-shift dominant-baseline
  alignment-baseline writing-mode direction paint-order flood-color flood-opacity color-interpolation-filters
  shape-rendering image-rendering vector-effect mask-type mix-blend-mode isolation`);

/** Presentation that is no attribute by any specification: written as `style`. */
export const styleOnly = words("mix-blend-mode isolation");

export const allowedAttributes: ReadonlySet<string> = new Set([
  ...presentation,
  ...words(`
    id x y width height rx ry cx cy r x1 y1 x2 y2 d points transform viewBox preserveAspectRatio offset fx fy fr
    gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits
    maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient dx dy rotate textLength
    lengthAdjust startOffset xml:space filterUnits primitiveUnits in in2 result stdDeviation mode operator values type
    k1 k2 k3 k4 tableValues slope intercept amplitude exponent`),
]);

/** Presentation that elements take over from those they are in: a reference in it counts for all of these. */
export const inheritedReferences = words("fill stroke marker-start marker-mid marker-end");
