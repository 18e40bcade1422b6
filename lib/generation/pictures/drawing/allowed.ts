/**
 * The allow-list for drawings: the static parts of SVG 1.1 (and `href` of SVG 2) that the engine draws. Everything else
 * is dropped: editor data, scripts, animation.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Filter elements; another library draws them, see `draw-picture.ts`. */
export const filterPrimitives = words(`
  feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feGaussianBlur feMerge feOffset`);

/** feTurbulence, feConvolveMatrix, lighting, feMorphology and feDisplacementMap cost seconds for a few bytes. */
const filterElements = words(`${[...filterPrimitives].join(" ")} filter feMergeNode feFuncA feFuncB feFuncG feFuncR`);

/** Stands for any other filter element: dropping it would change the drawing, so the filter is rejected. */
export const otherPrimitive = "otherPrimitive";

export const allowedElements: ReadonlySet<string> = new Set([
  ...words(`svg g defs symbol use switch a path rect circle ellipse line polyline polygon text tspan textPath
    linearGradient radialGradient stop pattern clipPath mask marker image style`),
  ...filterElements,
  otherPrimitive,
]);

/** Text inside these is drawn; whitespace elsewhere is dropped. */
export const textElements = words("text tspan textPath");

/** Presentation attributes: from an attribute, a style sheet or a `style` attribute (SVG 1.1, 6.1). */
export const presentation = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask filter
  marker-start marker-mid marker-end stop-color stop-opacity font-family font-size font-style font-weight font-variant
  font-stretch text-anchor letter-spacing word-spacing text-decoration baseline-shift dominant-baseline
  alignment-baseline writing-mode direction paint-order flood-color flood-opacity color-interpolation-filters
  shape-rendering image-rendering vector-effect mask-type mix-blend-mode isolation`);

/** Presentation properties that no specification allows as attributes: written as `style`. */
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

/** Inherited presentation attributes: a reference in one counts for every descendant. */
export const inheritedReferences = words("fill stroke marker-start marker-mid marker-end");
